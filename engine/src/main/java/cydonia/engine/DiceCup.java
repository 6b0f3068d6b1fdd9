package cydonia.engine;

/** {@link Dice} with the lid off: rolling changes it. */
public final class DiceCup {

    private final long k0;
    private final long k1;
    private long rolled;

    DiceCup(Dice dice) {
        k0 = dice.seed().low();
        k1 = dice.seed().high();
    }

    /**
     * One of {@code 0 .. faces - 1}. The bias of the multiplication is below 2^-58 for 64 faces: nobody will see it.
     */
    public int roll(int faces) {
        return face(SipHash.of(k0, k1, rolled++), faces);
    }

    static int face(long word, int faces) {
        return (int) Math.unsignedMultiplyHigh(word, faces);
    }
}
