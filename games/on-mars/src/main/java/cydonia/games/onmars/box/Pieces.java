package cydonia.games.onmars.box;

/** The pieces on hexes, as numbers: a kind plus the company. */
public final class Pieces {

    public static final int ROVER = 0;
    public static final int BOT = 4;
    public static final int MINER = 8;
    public static final int MARKER = 12;

    private Pieces() {
    }
}
