"""What a process was making is left to others when it stops."""

from types import SimpleNamespace

from bot.app.studying.shares import Shares
from bot.errors import StorageUnavailable


class Shared(SimpleNamespace):
    """A database that several processes share, which notes who leaves."""

    shared = True

    async def leave_studies(self, worker):
        self.left.append(worker)
        if self.is_down:
            raise StorageUnavailable("gone")


async def test_it_leaves_what_it_was_making_and_a_database_that_is_down_is_no_obstacle():
    for is_down in (False, True):
        store = Shared(left=[], is_down=is_down)
        await Shares(store, "one").leave()
        assert store.left == ["one"]


async def test_alone_with_its_database_it_makes_everything():
    store = Shared(left=[], is_down=False)
    store.shared = False
    shares = Shares(store, "one")
    await shares.leave()
    assert store.left == []
    assert await shares.take(("1", None))
