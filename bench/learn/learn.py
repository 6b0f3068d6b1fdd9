#!/usr/bin/env python3
"""Learns a net from games played for practice.

    bench/learn/learn.py KIND NET CHECK GAMES...

KIND is the name of a net, GAMES are files of cydonia.arena.laboratory.Practice, NET is the net that cydonia.ai.Net reads, and CHECK some of the lines with
what the net says of them, for a test that both count alike. The same files give the same net with the same version of
numpy (Debian: python3-numpy) on the same kind of machine.
"""
import collections
import sys

import numpy as np

import common

# How much of what is learned is one unit; nothing is learned from what lies beyond these margins; what pulls weights
# towards nought (without it, and without leaving out cards, the cards are learned by heart); which tables are early, late.
# A kind with rounds says how hopes come of what the net says, and how uncertain it is at the end and in each round
# before; it learns from the tables that follow as well, and all games teach.
Kind = collections.namedtuple("Kind", "unit least most decay early late rounds", defaults=[None])
KINDS = {
    "terraforming-mars.solo": Kind(unit=50.0, least=-150.0, most=250.0, decay=1.0, early=8, late=4),
    "terraforming-mars.two": Kind(unit=20.0, least=-60.0, most=60.0, decay=3.0, early=7, late=3),
    "on-mars.solo": Kind(unit=20.0, least=-100.0, most=100.0, decay=3.0, early=8, late=4),
    "on-mars.solo.3": Kind(unit=8.0, least=-100.0, most=100.0, decay=10.0, early=8, late=4, rounds=(7.0, 0.7)),
    "on-mars.two": Kind(unit=20.0, least=-60.0, most=60.0, decay=3.0, early=8, late=4),
}

HIDDEN = 16
ROUNDS = 8
BATCH = 256
RATE = 2e-3
# How often cards are left out.
DROPPED = 0.2
# Huber's loss: beyond one unit all errors pull alike.
CLEAR = 1.0
# How much more the end of a game tells than what is foretold at the next table (Sutton's lambda), learned twice so.
PATIENCE = 0.95
AGAIN = 2
# So many parts of the games are foretold by what the others teach.
PARTS = 4


def read(files):
    """What the files begin with, and of each line its margin, game and traits.

    The deals of each file are games of their own.
    """
    margins, games, rows = [], [], []
    for number, file in enumerate(files):
        with open(file, encoding="utf-8") as lines:
            head = [int(number) for number in next(lines).split()[1:]]
            for line in lines:
                margin, deal, *traits = line.split()
                margins.append(float(margin))
                games.append((number, int(deal[4:])))
                rows.append([(int(t[: t.index(":")]), float(t[t.index(":") + 1 :])) for t in traits])
    return head, np.array(margins), games, rows


def matrix(rows, traits):
    table = np.zeros((len(rows), traits), np.float32)
    for i, row in enumerate(rows):
        for trait, value in row:
            table[i, trait] = value
    return table


def answer(p, x):
    return (np.maximum(x @ p["in"] + p["bias"], 0) @ p["out"] + x @ p["line"])[:, 0] + p["constant"][0]


def learn(x, y, cards, decay):
    """Adam with decaying weights, in a fixed order of chance."""
    chance = np.random.default_rng(1)
    traits = x.shape[1]
    p = {
        "in": chance.normal(0, 1 / np.sqrt(60), (traits, HIDDEN)),
        "bias": np.zeros(HIDDEN),
        "out": chance.normal(0, 1 / np.sqrt(HIDDEN), (HIDDEN, 1)),
        "line": np.zeros((traits, 1)),
        "constant": np.zeros(1),
    }
    p = {name: value.astype(np.float32) for name, value in p.items()}
    adam = {name: common.Adam(value) for name, value in p.items()}
    order = np.arange(len(x))
    for epoch in range(ROUNDS):
        chance.shuffle(order)
        rate = RATE * (1 - epoch / ROUNDS)
        for at in range(0, len(order), BATCH):
            chosen = order[at : at + BATCH]
            batch = x[chosen].copy()
            batch[:, cards:] *= (chance.random((len(chosen), traits - cards)) > DROPPED) / np.float32(1 - DROPPED)
            sums = batch @ p["in"] + p["bias"]
            active = np.maximum(sums, 0)
            said = (active @ p["out"] + batch @ p["line"])[:, 0] + p["constant"][0]
            error = np.clip(said - y[chosen], -CLEAR, CLEAR)[:, None] / len(chosen)
            back = (error @ p["out"].T) * (sums > 0)
            slope = {
                "in": batch.T @ back,
                "bias": back.sum(0),
                "out": active.T @ error,
                "line": batch.T @ error,
                "constant": error.sum(0),
            }
            for name, value in p.items():
                move = adam[name].move(slope[name])
                if name in ("in", "out", "line"):
                    move += decay * value
                p[name] = (value - rate * move).astype(np.float32)
    return p


def unscaled(p, mean, spread, unit):
    """The same net for traits and margins as they are."""
    scaled = {name: value.astype(np.float64) for name, value in p.items()}
    shift = mean / spread
    return {
        "in": scaled["in"] / spread[:, None],
        "bias": scaled["bias"] - shift @ scaled["in"],
        "out": scaled["out"] * unit,
        "line": scaled["line"] / spread[:, None] * unit,
        "constant": (scaled["constant"] - shift @ scaled["line"]) * unit,
    }


def words(numbers):
    return " ".join(f"{number:.6g}" for number in numbers)


def written(p, source):
    lines = [words(p["constant"]), words(p["bias"]), words(p["out"][:, 0])]
    lines += [words([line, *row]) for line, row in zip(p["line"][:, 0], p["in"])]
    return common.written("net", source, f"traits {len(p['in'])}", "".join(line + "\n" for line in lines))


def report(said, margins, check, left, kind):
    for name, part in (("all", check), ("early", check & (left > kind.early)), ("late", check & (left <= kind.late))):
        error = np.sqrt(np.mean((said - np.clip(margins, kind.least, kind.most))[part] ** 2))
        print(f"  {name}: correlation {np.corrcoef(said[part], margins[part])[0, 1]:.3f}, error {error:.1f}")


def fit(kind, table, margins, teach, head):
    """What is learned of some of the tables, how they were scaled, and what that says of all of them."""
    _, cards, first, last = head
    mean, spread = table[teach].mean(0), table[teach].std(0) + 1e-3
    # cards are there or not: nothing to scale
    mean[cards:], spread[cards:] = 0, 1
    x = ((table - mean) / spread).astype(np.float32)
    # what was reckoned comes first, as a straight line; the net learns what that does not tell
    reckoned = table[:, first:last].astype(np.float64)
    line, *_ = np.linalg.lstsq(reckoned[teach], margins[teach], rcond=None)
    x[:, first:last] = 0
    y = (np.clip(margins - reckoned @ line, kind.least, kind.most) / kind.unit).astype(np.float32)
    p = learn(x[teach], y[teach], cards, kind.decay)
    return p, mean, spread, line, answer(p, x) * kind.unit + reckoned @ line


def returns(games, said, margins):
    """For each table what comes of the game, drawn towards what is said of the tables on the way."""
    told = np.zeros(len(said))
    for i in range(len(said) - 1, -1, -1):
        if i == len(said) - 1 or games[i + 1] != games[i]:
            told[i] = margins[i]
        else:
            told[i] = (1 - PATIENCE) * said[i + 1] + PATIENCE * told[i + 1]
    return told


def foresee(kind, table, margins, games, teach, head):
    """The same as fit, by tables that follow each other as well, where the kind says so."""
    known = fit(kind, table, margins, teach, head)
    if kind.rounds:
        for _ in range(AGAIN):
            known = fit(kind, table, returns(games, known[-1], margins), teach, head)
    return known


def hopeful(kind, said, won, rounds):
    """By how much, and after how much more, what is said gives the best chances."""
    end, each = kind.rounds

    def loss(scale, more):
        sure = scale * (said + more) / (end + each * rounds)
        return np.mean(np.log1p(np.exp(-np.where(won, sure, -sure))))

    best, scale, more = min((loss(k, c), k, c) for k in np.arange(0.2, 8, 0.1) for c in np.arange(-6, 6.1, 0.5))
    print(f"  chances: log loss {best:.4f}, {scale:.1f} times {more:.1f} more than is said")
    return scale, more


def main(kind, net, check, files):
    head, margins, games, rows = read(files)
    _, _, first, last = head
    table = matrix(rows, head[0])
    # some games are kept back, to see what was learned and not remembered
    deals = np.array([deal for _, deal in games])
    kept_back = deals % 5 == 0
    print(f"{len(rows)} tables of {len(set(games))} games:")
    scale, more, teach = 1.0, 0.0, ~kept_back
    if kind.rounds:
        told = np.zeros(len(rows))
        for part in range(PARTS):
            others = deals % PARTS != part
            told[~others] = foresee(kind, table, margins, games, others, head)[-1][~others]
        report(told, margins, np.ones(len(rows), bool), table[:, 0], kind)
        scale, more = hopeful(kind, told, margins > 0, table[:, 0])
        teach = np.ones(len(rows), bool)
    p, mean, spread, line, said = foresee(kind, table, margins, games, teach, head)
    if not kind.rounds:
        report(said, margins, kept_back, table[:, 0], kind)
    # nothing can be learned of what never changed
    same = table[teach].min(0) == table[teach].max(0)
    same[first:last] = True
    p["in"][same] = 0
    p["line"][same] = 0
    p = unscaled(p, mean, spread, kind.unit)
    p["line"][first:last, 0] = line
    p["out"], p["line"], p["constant"] = p["out"] * scale, p["line"] * scale, (p["constant"] + more) * scale
    with open(net, "w", encoding="utf-8") as to:
        to.write(written(p, f"{len(set(games))} games, {len(rows)} tables"))
    with open(check, "w", encoding="utf-8") as to:
        for i in np.linspace(0, len(rows) - 1, 12).astype(int):
            value = answer(p, table[i : i + 1])[0]
            to.write(f"{value:.3f} qid:0 " + " ".join(f"{t}:{v:.6g}" for t, v in rows[i]) + "\n")


if __name__ == "__main__":
    if len(sys.argv) < 5 or sys.argv[1] not in KINDS:
        sys.exit(__doc__)
    main(KINDS[sys.argv[1]], sys.argv[2], sys.argv[3], sys.argv[4:])
