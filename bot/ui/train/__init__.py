"""`/train`: a person's own mistakes, asked again in private when they're about to be forgotten."""

from bot.ui.kit.feature import Feature
from bot.ui.train.desk import TAPS, TrainCog, call_to_train

FEATURE = Feature(
    "train",
    cogs=(TrainCog,),
    taps=(TAPS,),
    analyzed=lambda host, logged, analysis: host.app.training.gather(logged, analysis),
    keeps=call_to_train,
)
