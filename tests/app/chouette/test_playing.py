"""A chouette from its lobby to the next game, through the use cases and the file."""

import pytest

from bot.chouette import commands as cmd
from bot.chouette.machine import fold
from bot.chouette.settings import ChouetteSettings
from bot.chouette.state import ChouettePhase
from bot.errors import ChouetteError, ChouetteReason
from bot.records.computers import ComputerLevel
from bot.records.people import Person

from .conftest import HERE


async def test_a_lobby_fills_and_begins(house):
    alice, bob, carol, *_ = house.people
    opened = await house.chouettes.open(HERE, alice, ChouetteSettings(), interaction_id=house.click())
    number = opened.record.chouette_id
    assert opened.state.order == (alice.user_id,)
    assert await house.chouettes.in_channel(HERE.channel_id) == [opened.record]
    await house.chouettes.act(number, bob, cmd.Join(bob.user_id), interaction_id=house.click())
    with pytest.raises(ChouetteError) as refused:
        await house.chouettes.act(number, bob, cmd.Join(bob.user_id), interaction_id=house.click())
    assert refused.value.reason is ChouetteReason.ALREADY_HERE
    with pytest.raises(ChouetteError) as refused:
        await house.chouettes.start(number, bob, interaction_id=house.click())
    assert refused.value.reason is ChouetteReason.NOT_HOST
    await house.chouettes.act(number, carol, cmd.Join(carol.user_id), interaction_id=house.click())
    computer = await house.chouettes.add_computer(number, carol, ComputerLevel.CASUAL, interaction_id=house.click())
    assert len(computer.state.computers) == 1
    begun = await house.chouettes.start(number, alice, interaction_id=house.click())
    assert begun.state.phase is ChouettePhase.PLAYING
    assert {*begun.record.names.values()} == {alice.name, bob.name, carol.name, "Computer (casual)"}
    assert await house.chouettes.look(number) == begun.record
    assert fold([one.event for one in await house.chouettes.log(number)]) == begun.state
    assert await house.chouettes.of_person(bob.user_id) == [begun.record]


async def test_a_turn_knows_whether_everyone_sees_something_else_on_the_board(house):
    """What is said in secret, and who comes, leave it as it is."""
    turn = await house.begin(4)
    while turn.state.game.window is None:
        assert turn.moved
        turn = await house.step()
    assert turn.moved
    assert not (await house.step()).moved  # one of three has said whether they double
    newcomer = house.people[5]
    joins = cmd.Join(newcomer.user_id)
    assert not (await house.chouettes.act(house.number, newcomer, joins, interaction_id=house.click())).moved


async def test_whoever_listens_hears_every_turn_that_is_stored_once(house):
    heard = []
    house.chouettes.listen(lambda turn: heard.append(turn.state.seq))
    await house.begin(3)
    person, click = house.people[0], house.click()
    left, again = [await house.act(cmd.Leave(person.user_id), interaction_id=click) for _ in range(2)]
    assert again.is_repeat
    assert heard[-1] == left.state.seq
    await house.wait(days=30)
    assert heard[-1] == (await house.look()).state.seq > left.state.seq
    assert heard == sorted(set(heard))


async def test_what_is_remembered_after_a_turn_knows_of_another_thread(house):
    await house.begin(3)
    assert (await house.chouettes.latest(house.number)).thread_id is None
    await house.chouettes.move_to_thread(house.number, 5)
    assert (await house.chouettes.latest(house.number)).thread_id == 5
    assert (await house.step()).record.thread_id == 5


async def test_a_game_is_played_to_its_end_over_restarts(house):
    await house.begin(3, variant="hypergammon")
    state = (await house.look()).state
    while state.games == 1:
        state = (await house.step()).state
        if state.seq % 7 == 0:
            await house.restart()
        if state.game is None:
            break
    log = [one.event for one in await house.chouettes.log(house.number)]
    assert fold(log) == (await house.look()).state
    results = await house.chouettes.results(house.number)
    assert {one.person_id: one.hundredths for one in results} == state.scores
    assert sorted(one.role for one in results) == ["box", "captain", "crew"]
    table = await house.chouettes.table(HERE.guild_id)
    assert {one.person.user_id: one.hundredths for one in table} == state.scores
    assert sum(one.hundredths for one in table) == 0
    (attended,) = await house.chouettes.attended(house.people[0].user_id, None)
    assert (attended.games, attended.players, attended.over) == (1, 3, False)


async def test_nobody_acts_for_somebody_else(house):
    turn = await house.begin(3)
    alice, bob, *_ = house.people
    with pytest.raises(ValueError, match="cannot ask for"):
        await house.chouettes.act(house.number, alice, cmd.Leave(bob.user_id), interaction_id=house.click())
    assert await house.look() == turn.record


async def test_only_somebody_at_the_table_has_a_computer_join(house):
    await house.begin(3)
    stranger = Person(10**18 + 99, "Stranger")
    with pytest.raises(ChouetteError) as refused:
        await house.chouettes.add_computer(house.number, stranger, ComputerLevel.BEGINNER, interaction_id=None)
    assert refused.value.reason is ChouetteReason.NOT_HERE


async def test_a_click_counts_once(house):
    await house.begin(3)
    await house.step()
    state = (await house.look()).state
    player = state.game.board.on_roll
    assert player is not None
    click = house.click()
    alice = house.people[0]
    first = await house.chouettes.act(house.number, alice, cmd.RollOn(alice.user_id), interaction_id=click)
    again = await house.chouettes.act(house.number, alice, cmd.RollOn(alice.user_id, on=False), interaction_id=click)
    assert not first.is_repeat
    assert again.is_repeat
    assert again.record == first.record
