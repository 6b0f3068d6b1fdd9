#!/usr/bin/env python3
"""Learns a net from games played for practice.

    bench/learn/learn.py NET CHECK GAMES...

GAMES are files of cydonia.bench.Practice, NET is the net that cydonia.ai.Net reads, and CHECK some of the lines with
what the net says of them, for a test that both count alike. The same files give the same net with the same version of
numpy (Debian: python3-numpy) on the same kind of machine.
"""
import hashlib
import sys

import numpy as np

HIDDEN = 16
ROUNDS = 8
BATCH = 256
RATE = 2e-3
# What pulls weights towards nought, and how often cards are left out: without both the cards are learned by heart.
DECAY = 1.0
DROPPED = 0.2
# Money in one unit of what is learned; nothing is learned from what lies beyond these margins.
UNIT = 50.0
LEAST, MOST = -150.0, 250.0
# Huber's loss: beyond one unit all errors pull alike.
CLEAR = 1.0


def read(files):
    """The number of traits, the first that is a card, and of each line its margin, game and traits.

    The deals of each file are games of their own.
    """
    margins, games, rows = [], [], []
    for number, file in enumerate(files):
        with open(file, encoding="utf-8") as lines:
            _, traits_there, first_card = next(lines).split()
            for line in lines:
                margin, deal, *traits = line.split()
                margins.append(float(margin))
                games.append((number, int(deal[4:])))
                rows.append([(int(t[: t.index(":")]), float(t[t.index(":") + 1 :])) for t in traits])
    return int(traits_there), int(first_card), np.array(margins), games, rows


def matrix(rows, traits):
    table = np.zeros((len(rows), traits), np.float32)
    for i, row in enumerate(rows):
        for trait, value in row:
            table[i, trait] = value
    return table


def answer(p, x):
    return (np.maximum(x @ p["in"] + p["bias"], 0) @ p["out"] + x @ p["line"])[:, 0] + p["constant"][0]


def learn(x, y, cards):
    """Adam (Kingma and Ba, 2015) with decaying weights, in a fixed order of chance."""
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
    first = {name: np.zeros_like(value) for name, value in p.items()}
    second = {name: np.zeros_like(value) for name, value in p.items()}
    order = np.arange(len(x))
    step = 0
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
            step += 1
            for name, value in p.items():
                first[name] = 0.9 * first[name] + 0.1 * slope[name]
                second[name] = 0.999 * second[name] + 0.001 * slope[name] ** 2
                move = first[name] / (1 - 0.9**step) / (np.sqrt(second[name] / (1 - 0.999**step)) + 1e-8)
                if name in ("in", "out", "line"):
                    move += DECAY * value
                p[name] = (value - rate * move).astype(np.float32)
    return p


def unscaled(p, mean, spread):
    """The same net for traits as they are, and for margins in money."""
    scaled = {name: value.astype(np.float64) for name, value in p.items()}
    shift = mean / spread
    return {
        "in": scaled["in"] / spread[:, None],
        "bias": scaled["bias"] - shift @ scaled["in"],
        "out": scaled["out"] * UNIT,
        "line": scaled["line"] / spread[:, None] * UNIT,
        "constant": (scaled["constant"] - shift @ scaled["line"]) * UNIT,
    }


def words(numbers):
    return " ".join(f"{number:.6g}" for number in numbers)


def written(p, source):
    lines = [words(p["constant"]), words(p["bias"]), words(p["out"][:, 0])]
    lines += [words([line, *row]) for line, row in zip(p["line"][:, 0], p["in"])]
    numbers = "".join(line + "\n" for line in lines)
    checksum = hashlib.sha256(numbers.encode()).hexdigest()
    return f"cydonia-net 1\n{source}\ntraits {len(p['in'])}\nsha256 {checksum}\n{numbers}"


def report(said, margins, check, left):
    for name, part in (("all", check), ("early", check & (left > 8)), ("late", check & (left <= 4))):
        error = np.sqrt(np.mean((said - np.clip(margins, LEAST, MOST))[part] ** 2))
        print(f"  {name}: correlation {np.corrcoef(said[part], margins[part])[0, 1]:.3f}, error {error:.1f} MC")


def main(net, check, files):
    traits, cards, margins, games, rows = read(files)
    table = matrix(rows, traits)
    # one game of five is kept back, to see what was learned and not remembered
    kept_back = np.array([deal % 5 == 0 for _, deal in games])
    mean, spread = table[~kept_back].mean(0), table[~kept_back].std(0) + 1e-3
    # cards are there or not: nothing to scale
    mean[cards:], spread[cards:] = 0, 1
    x = ((table - mean) / spread).astype(np.float32)
    y = (np.clip(margins, LEAST, MOST) / UNIT).astype(np.float32)
    print(f"{len(rows)} tables of {len(set(games))} games; of {np.mean(kept_back):.0%} kept back:")
    p = unscaled(learn(x[~kept_back], y[~kept_back], cards), mean, spread)
    report(answer(p, table), margins, kept_back, table[:, 0])
    with open(net, "w", encoding="utf-8") as to:
        to.write(written(p, f"{len(set(games))} games, {len(rows)} tables"))
    with open(check, "w", encoding="utf-8") as to:
        for i in np.linspace(0, len(rows) - 1, 12).astype(int):
            said = answer(p, table[i : i + 1])[0]
            to.write(f"{said:.3f} qid:0 " + " ".join(f"{t}:{v:.6g}" for t, v in rows[i]) + "\n")


if __name__ == "__main__":
    if len(sys.argv) < 4:
        sys.exit(__doc__)
    main(sys.argv[1], sys.argv[2], sys.argv[3:])
