"""Every goal with what was measured, in one table at the end of `make bench`."""

import pytest

_NOTED = []


@pytest.fixture
def goal():
    """Notes `goal(what, measured, limit)`; `least` is for what has to be at least the limit."""

    def note(what, measured, limit, unit="x", *, least=False):
        met = measured >= limit if least else measured <= limit
        bound = f"{'>=' if least else '<='} {limit:g} {unit}"
        _NOTED.append(f"  {what:<66}{measured:>9.2f} {unit:<5}{bound:>14}  {'met' if met else 'MISSED'}")

    return note


def pytest_terminal_summary(terminalreporter):
    if _NOTED:
        terminalreporter.write_line("\nGoals, as measured in this run:")
        for line in _NOTED:
            terminalreporter.write_line(line)
