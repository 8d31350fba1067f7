"""`/train`: a person's own mistakes, asked again in private when they're about to be forgotten."""

from bot.ui.kit.feature import Feature
from bot.ui.train import calls
from bot.ui.train.desk import TAPS, TrainCog

FEATURE = Feature(
    "train",
    cogs=(TrainCog,),
    taps=(TAPS, calls.TAPS),
    analyzed=lambda host, logged, analysis: host.app.training.gather(logged, analysis),
    keeps=calls.call_to_train,
)
