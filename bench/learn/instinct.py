#!/usr/bin/env python3
"""Learns an instinct from what searches chose.

    bench/learn/instinct.py INSTINCT CHECK CHOICES...

CHOICES are files of cydonia.arena.laboratory.Choosing, INSTINCT is the file that cydonia.ai.Instinct reads, and CHECK some of the
decisions with what the instinct says of them, for a test that both count alike. The same files give the same instinct
with the same version of numpy (Debian: python3-numpy) on the same kind of machine.
"""
import sys

import numpy as np

import common

# What was tried twice as often as something else was chosen four times as often: what is learned is what searches would
# choose if they thought on.
SHARPER = 2.0
ROUNDS = 4
BATCH = 256
RATE = 3e-3
# What pulls towards the glance.
DECAY = 1e-6


class Choices:
    """Decisions, and the actions of all of them in one row: from[i] to before from[i + 1] are those of decision i."""

    def __init__(self, files):
        games, tables, first, kinds, actions, tried = [], [], [0], [], [], []
        for number, file in enumerate(files):
            with open(file, encoding="utf-8") as lines:
                self.kinds, self.common, self.own = (int(n) for n in next(lines).split()[1:])
                for line in lines:
                    what, *numbers = line.split()
                    if what == "d":
                        games.append((number, int(numbers[0])))
                        tables.append(np.array(numbers[1:], np.float32))
                        first.append(len(kinds))
                    else:
                        tried.append(int(numbers[0]))
                        kinds.append(int(numbers[1]))
                        actions.append(np.array(numbers[2:], np.float32))
                        first[-1] = len(kinds)
        self.games = games
        self.table = np.array(tables)
        self.first = np.array(first)
        self.count = np.diff(self.first)
        self.kind = np.array(kinds)
        self.action = np.array(actions)
        tried = np.array(tried, np.float64) ** SHARPER
        self.chosen = (tried / np.repeat(np.add.reduceat(tried, self.first[:-1]), self.count)).astype(np.float32)

    def of(self, decisions):
        """The kinds and numbers of all actions of some decisions, how often they were chosen, and where each begins."""
        count = self.count[decisions]
        starts = np.concatenate([[0], np.cumsum(count)[:-1]])
        at = np.repeat(self.first[decisions] - starts, count) + np.arange(count.sum())
        x = np.concatenate([np.repeat(self.table[decisions], count, 0), self.action[at]], 1)
        return self.kind[at], x, self.chosen[at], starts, count


def likely(lines, kind, x, starts, count):
    """What those lines say of each action of each decision."""
    sums = np.einsum("ij,ij->i", lines[kind], x)
    shares = np.exp(sums - np.repeat(np.maximum.reduceat(sums, starts), count))
    return shares / np.repeat(np.add.reduceat(shares, starts), count)


def report(name, lines, choices, decisions):
    loss = found = 0
    for at in range(0, len(decisions), 4096):
        kind, x, chosen, starts, count = choices.of(decisions[at : at + 4096])
        said = likely(lines, kind, x, starts, count)
        loss -= (chosen * np.log(np.maximum(said, 1e-9))).sum()
        found += sum(said[a : a + n].argmax() == chosen[a : a + n].argmax() for a, n in zip(starts, count))
    print(f"  {name}: loss {loss / len(decisions):.4f}, the action chosen is the likeliest in {found / len(decisions):.1%}")


def learn(choices, begin, decisions, kept_back):
    """Adam, in a fixed order of chance."""
    chance = np.random.default_rng(1)
    lines = begin.copy()
    adam = common.Adam(lines)
    for epoch in range(ROUNDS):
        chance.shuffle(decisions)
        rate = RATE * (1 - epoch / ROUNDS)
        for at in range(0, len(decisions), BATCH):
            batch = decisions[at : at + BATCH]
            kind, x, chosen, starts, count = choices.of(batch)
            slope = np.zeros_like(lines)
            np.add.at(slope, kind, (likely(lines, kind, x, starts, count) - chosen)[:, None] * x)
            slope = slope / len(batch) + DECAY * (lines - begin)
            lines -= adam.move(slope, rate)
        report(f"round {epoch + 1}", lines, choices, kept_back)
    return lines


def written(lines, source):
    numbers = "".join(" ".join(f"{n:.5g}" if n else "0" for n in line) + "\n" for line in lines)
    return common.written("instinct", source, f"kinds {len(lines)} of {len(lines[0])}", numbers)


def main(instinct, check, files):
    choices = Choices(files)
    # one game of five is kept back, to see what was learned and not remembered
    back = np.array([deal % 5 == 0 for _, deal in choices.games])
    print(f"{len(choices.games)} decisions of {len(set(choices.games))} games; of {np.mean(back):.0%} kept back:")
    glance = np.zeros((choices.kinds, choices.common + 1 + choices.own), np.float32)
    glance[:, choices.common] = 1
    report("at a glance", glance, choices, np.flatnonzero(back))
    lines = learn(choices, glance, np.flatnonzero(~back), np.flatnonzero(back))
    with open(instinct, "w", encoding="utf-8") as to:
        to.write(written(lines, f"{len(set(choices.games))} games, {len(choices.games)} decisions"))
    with open(check, "w", encoding="utf-8") as to:
        for i in np.linspace(0, len(choices.games) - 1, 12).astype(int):
            kind, x, _, starts, count = choices.of(np.array([i]))
            for said, k, numbers in zip(np.einsum("ij,ij->i", lines[kind], x), kind, x):
                to.write(f"{said:.3f} {k} " + " ".join(f"{n:.6g}" for n in numbers) + "\n")


if __name__ == "__main__":
    if len(sys.argv) < 4:
        sys.exit(__doc__)
    main(sys.argv[1], sys.argv[2], sys.argv[3:])
