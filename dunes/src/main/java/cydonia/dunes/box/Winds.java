package cydonia.dunes.box;

/** The cards: nine winds, some of each. Any number of them is an array that counts each wind, from index 1. */
public final class Winds {

    public static final int STRONGEST = 9;
    public static final int COPIES = 5;

    private Winds() {
    }

    public static int[] none() {
        return new int[STRONGEST + 1];
    }

    public static int count(int[] winds) {
        int count = 0;
        for (int wind = 1; wind < winds.length; wind++) {
            count += winds[wind];
        }
        return count;
    }
}
