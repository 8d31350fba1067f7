"""Facts that tell two plays of a roll apart: numbers counted in the positions they lead to. Nothing here has words."""

from bot.rules.facts.comparing import Fact, Sentence, facts_about, sentences
from bot.rules.facts.families import CHANCES, Family, Worth

__all__ = ["CHANCES", "Fact", "Family", "Sentence", "Worth", "facts_about", "sentences"]
