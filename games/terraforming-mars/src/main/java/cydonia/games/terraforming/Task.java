package cydonia.games.terraforming;

/** Work still to be done, packed into one number: what, for whom, by which card, and one value more. */
final class Task {

    /** An effect by its number; {@code value} is its number, {@code other} the card that set it off. */
    static final int EFFECT = 0;
    /** A price; see {@link Payment}. */
    static final int PAY = 1;
    /** A card that has been paid for. */
    static final int PLAY = 2;
    /** A standard project that has been paid for. */
    static final int PROJECT = 3;
    static final int MILESTONE = 4;
    static final int AWARD = 5;
    /** More patents to sell: {@code value} is the first card that may come, {@code other} how many were sold. */
    static final int SELL = 6;
    /** Cards to keep of those looked at; {@code value} is how many. */
    static final int KEEP = 7;
    /** A card looked at, to buy or not. */
    static final int BUY = 8;
    /** A cube to take from some card, as the price of an action. */
    static final int TAKE_CUBE = 9;
    /** The steps of a parameter still to go. */
    static final int RAISE = 10;

    /** The order of the effects of a card, see {@link Ordering}. */
    static final int ORDER = 11;

    private Task() {
    }

    static long of(int kind, int seat, int card, int value) {
        return of(kind, seat, card, value, 0);
    }

    static long of(int kind, int seat, int card, int value, int other) {
        return (long) kind << 56 | (long) seat << 48 | (long) (card & 0xffff) << 32 | (long) (other & 0xffff) << 16
                | value & 0xffff;
    }

    static int kind(long task) {
        return (int) (task >>> 56);
    }

    static int seat(long task) {
        return (int) (task >>> 48) & 0xff;
    }

    static int card(long task) {
        return (int) (task >>> 32) & 0xffff;
    }

    static int other(long task) {
        return (int) (task >>> 16) & 0xffff;
    }

    static int value(long task) {
        return (int) task & 0xffff;
    }
}
