// Sounds, made here: off until switched on.

export class Sound {
  #context = new AudioContext();

  /** A checker is set down. */ step() { this.#knock(220, .05, .5); }

  /** One is hit. */ hit() { this.#knock(140, .09, .9); }

  /** Dice fall. */ dice() {
    for (const [i, at] of [0, .09, .16, .27, .34].entries()) this.#knock(520 + 90 * (i % 3), .03, .35, at);
  }

  /** It's this person's turn. */ turn() {
    this.#knock(660, .12, .3);
    this.#knock(880, .16, .3, .12);
  }

  /** @param {number} pitch @param {number} length seconds @param {number} loud @param {number} after */
  #knock(pitch, length, loud, after = 0) {
    const context = this.#context;
    const start = context.currentTime + after, tone = context.createOscillator(), gain = context.createGain();
    tone.type = "triangle";
    tone.frequency.setValueAtTime(pitch, start);
    tone.frequency.exponentialRampToValueAtTime(pitch * .6, start + length);
    gain.gain.setValueAtTime(loud * .4, start);
    gain.gain.exponentialRampToValueAtTime(.001, start + length);
    tone.connect(gain).connect(context.destination);
    tone.start(start);
    tone.stop(start + length);
  }
}
