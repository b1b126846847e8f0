"""Many matches at once, written into arrays that are given once; no Python object is made while they go on.

C takes no object out of a list without the interpreter's lock. So the lanes form a tree: each knows two others, and
a walk over all of them only follows fields.
"""

from __future__ import annotations

from collections.abc import Sequence

import cython

from caracole.kernel import names
from caracole.kernel.random import Random, mixed
from caracole.kernel.state import Actions, State


class Arrays:
    """One row a lane, all rows of an array one after the other."""

    size: int
    """How many numbers an observation has."""
    actions: int
    """How many actions the game has."""
    most: int
    """Room for legal actions."""
    sides: int
    longest: int
    """Decisions after which a match is cut short, 0 for never."""
    observation: memoryview[float]
    """What the mover knows."""
    mask: memoryview[int]
    """1 for each legal action."""
    legal: memoryview[int]
    """The legal actions themselves, then −1."""
    choices: memoryview[int]
    """How many legal actions there are."""
    mover: memoryview[int]
    reward: memoryview[float]
    """What the step brought each side."""
    terminated: memoryview[int]
    truncated: memoryview[int]
    length: memoryview[int]
    """Decisions taken in the running match."""
    action: memoryview[int]
    """What the mover is going to do."""

    def __init__(self, size: int, actions: int, most: int, sides: int, longest: int) -> None:
        self.size = size
        self.actions = actions
        self.most = most
        self.sides = sides
        self.longest = longest

    def refused(self, count: int) -> int:
        """The first of so many lanes whose action is not legal, −1 for none."""
        for lane in range(count):
            action = self.action[lane]
            if action < 0 or action >= self.actions or not self.mask[lane * self.actions + action]:
                return lane
        return -1


class Lane:
    """One match after another, and the next lanes of the tree."""

    arrays: Arrays
    out: Actions
    state: State
    scratch: State
    luck: Random
    """For chance."""
    choice: Random
    """For actions at random."""
    draw: Random
    """For the set-up of each match."""
    index: int
    left: Lane | None
    right: Lane | None
    has_left: bool
    has_right: bool

    def __init__(self, arrays: Arrays, out: Actions, index: int, seed: int, root: State) -> None:
        self.arrays = arrays
        self.out = out
        self.index = index
        self.state = root.clone()
        self.scratch = root.clone()
        self.left = None
        self.right = None
        self.has_left = False
        self.has_right = False
        self.reseed(seed)

    def reseed(self, seed: int) -> None:
        """Everything that is drawn here follows from this number."""
        self.luck = Random(mixed(seed & names.MASK64))
        self.choice = Random(self.luck.word ^ 1)
        self.draw = Random(self.luck.word ^ 2)

    def begin(self, roots: list[State]) -> None:
        """A new match from one of these positions."""
        self.start(roots[self.draw.below(len(roots))])

    def start(self, root: State) -> None:
        self.state.share(root)
        self.scratch.share(root)
        self.reset(root)

    def reset(self, root: State) -> None:
        self.state.copy_from(root)
        for at in range(self.index * self.arrays.size, (self.index + 1) * self.arrays.size):
            self.arrays.observation[at] = 0.0
        self.arrays.length[self.index] = 0
        self.roll()
        self.show()

    def roll(self) -> None:
        """Let chance happen until somebody decides or the match is over."""
        while self.state.actor == names.CHANCE:
            self.out.clear()
            self.state.list_odds(self.out)
            self.state.act(self.out.roll(self.luck))

    def show(self) -> None:
        """Who decides, what may be done, what is known."""
        mask = self.index * self.arrays.actions
        legal = self.index * self.arrays.most
        before = self.arrays.choices[self.index]
        for k in range(before):
            self.arrays.mask[mask + self.arrays.legal[legal + k]] = 0
        self.out.clear()
        self.state.list_legal(self.out)
        for k in range(self.out.count):
            self.arrays.legal[legal + k] = self.out.items[k]
            self.arrays.mask[mask + self.out.items[k]] = 1
        for k in range(self.out.count, before):
            self.arrays.legal[legal + k] = -1
        self.arrays.choices[self.index] = self.out.count
        self.arrays.mover[self.index] = self.state.actor
        self.state.observe(self.state.actor, self.arrays.observation, self.index * self.arrays.size)

    def position(self) -> State:
        return self.state.clone()

    # --- walks over all lanes -------------------------------------------------------------------

    def sample(self) -> None:
        """Choose a legal action at random, each as likely as any other."""
        at = self.choice.below(self.arrays.choices[self.index])
        self.arrays.action[self.index] = self.arrays.legal[self.index * self.arrays.most + at]
        if self.has_left:
            self.left.sample()  # type: ignore[union-attr]
        if self.has_right:
            self.right.sample()  # type: ignore[union-attr]

    def step(self) -> None:
        """Carry out the action, then chance; a match that is over waits for a new one."""
        self.state.act(self.arrays.action[self.index])
        self.roll()
        self.arrays.length[self.index] += 1
        self.settle()
        if self.has_left:
            self.left.step()  # type: ignore[union-attr]
        if self.has_right:
            self.right.step()  # type: ignore[union-attr]

    def settle(self) -> None:
        over = 1 if self.state.actor == names.OVER else 0
        late = 1 if not over and 0 < self.arrays.longest <= self.arrays.length[self.index] else 0
        self.arrays.terminated[self.index] = over
        self.arrays.truncated[self.index] = late
        for side in range(self.arrays.sides):
            worth = self.state.payoff(side) * self.arrays.sides - 1.0 if over else 0.0
            self.arrays.reward[self.index * self.arrays.sides + side] = worth
        if not over and not late:
            self.show()

    def look_ahead(self, seen: memoryview[float], worth: memoryview[float], starts: memoryview[int]) -> None:
        """What the mover would know after each legal action; what that is worth to him if it ends the match."""
        mover = self.arrays.mover[self.index]
        for k in range(self.arrays.choices[self.index]):
            row = starts[self.index] + k
            self.scratch.copy_from(self.state)
            self.scratch.act(self.arrays.legal[self.index * self.arrays.most + k])
            self.scratch.observe(mover, seen, row * self.arrays.size)
            if self.scratch.actor == names.OVER:
                worth[row] = self.scratch.payoff(mover) * self.arrays.sides - 1.0
        if self.has_left:
            self.left.look_ahead(seen, worth, starts)  # type: ignore[union-attr]
        if self.has_right:
            self.right.look_ahead(seen, worth, starts)  # type: ignore[union-attr]


class Batch:
    """Lanes that go on together. The roots are set-ups, of which every new match draws one."""

    arrays: Arrays
    first: Lane
    lanes: list[Lane]
    roots: list[State]
    count: int

    def __init__(self, arrays: Arrays, roots: Sequence[State], seeds: Sequence[int]) -> None:
        out = Actions()
        self.arrays = arrays
        self.roots = list(roots)
        self.lanes = [Lane(arrays, out, index, seed, roots[0]) for index, seed in enumerate(seeds)]
        self.count = len(self.lanes)
        self.first = self.lanes[0]
        for index in range(1, self.count):
            self.attach(self.lanes[(index - 1) // 2], self.lanes[index], index % 2 == 1)

    def attach(self, above: Lane, below: Lane, left: bool) -> None:
        if left:
            above.left = below
            above.has_left = True
        else:
            above.right = below
            above.has_right = True

    def begin(self, index: int) -> None:
        """A new match in one lane."""
        self.lanes[index].begin(self.roots)

    def reset(self, seeds: Sequence[int]) -> None:
        """A new match in every lane, with these seeds."""
        for index in range(self.count):
            self.lanes[index].reseed(seeds[index])
            self.begin(index)

    def sample(self) -> None:
        with cython.nogil:
            self.first.sample()

    def advance(self) -> int:
        """Carry out all actions; says which lane's is not legal, and then none is carried out, else −1."""
        with cython.nogil:
            refused = self.arrays.refused(self.count)
            if refused < 0:
                self.first.step()
        return refused

    def renew(self) -> None:
        """A new match in every lane whose match is over."""
        for index in range(self.count):
            if self.arrays.terminated[index] or self.arrays.truncated[index]:
                self.begin(index)

    def look_ahead(self, seen: memoryview[float], worth: memoryview[float], starts: memoryview[int]) -> None:
        with cython.nogil:
            self.first.look_ahead(seen, worth, starts)

    def state(self, index: int) -> State:
        """A copy of the position in one lane."""
        if index < 0 or index >= self.count:
            raise IndexError(f"there is no lane {index}; there are 0 to {self.count - 1}")
        return self.lanes[index].position()
