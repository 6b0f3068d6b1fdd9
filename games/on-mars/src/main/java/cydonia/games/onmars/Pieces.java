package cydonia.games.onmars;

/** The pieces on hexes, as numbers: a kind plus the company. */
final class Pieces {

    static final int ROVER = 0;
    static final int BOT = 4;
    static final int MINER = 8;
    static final int MARKER = 12;

    private Pieces() {
    }
}
