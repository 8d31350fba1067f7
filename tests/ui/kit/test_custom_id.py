import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.rules.match.partial import PartialStep, decode_steps, encode_steps
from bot.ui.kit.components import LONGEST, CustomId

actions = st.from_regex(r"[a-z_]{1,24}", fullmatch=True)
arguments = st.from_regex(r"[^:\n]{0,40}", fullmatch=True)


marks = st.from_regex(r"([a-z][0-9a-f]{5})?", fullmatch=True)


@given(actions, st.integers(0, 2**63 - 1), st.integers(0, 10**9 - 1), arguments, marks, st.sampled_from("bsm"))
def test_what_is_written_is_read_back(action, subject, seq, argument, mark, kind):
    custom_id = CustomId(action, subject, seq, argument, mark)
    text = custom_id.encode(kind)
    assert len(text) <= LONGEST
    assert CustomId.parse(text, kind) == custom_id
    # The templates of the other kinds must not fire as well.
    assert [other for other in "bsm" if CustomId.parse(text, other)] == [kind]


@pytest.mark.parametrize("text", ["", "bg1:b:roll", "bg0:b:roll:1:1", "bg1:b:Roll:1:1", "bg1:b:roll:x:1", "other"])
def test_other_texts_are_not_ours(text):
    assert CustomId.parse(text, "b") is None


def test_what_could_not_be_read_back_is_not_written():
    with pytest.raises(ValueError, match="custom id"):
        CustomId("roll", 1, 1, "x" * 41).encode("b")
    with pytest.raises(ValueError, match="custom id"):
        CustomId("Roll", 1, 1).encode("b")


@given(st.lists(st.builds(PartialStep, st.integers(1, 25), st.integers(1, 6)), max_size=4))
def test_steps_fit_an_id_and_come_back(steps):
    text = encode_steps(steps)
    assert decode_steps(text) == tuple(steps)
    CustomId("step", 2**63, 10**8, f"{text}-6").encode("s")
