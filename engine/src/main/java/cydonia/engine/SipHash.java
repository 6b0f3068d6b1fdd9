package cydonia.engine;

/** SipHash-2-4 (Aumasson and Bernstein, 2012) of one or two words, keyed by a seed. */
final class SipHash {

    private SipHash() {
    }

    static long of(Seed key, long message) {
        return of(key.low(), key.high(), message);
    }

    static long of(long k0, long k1, long message) {
        return new State(k0, k1).absorb(message).absorb(8L << 56).finish();
    }

    static long of(Seed key, long first, long second) {
        return new State(key.low(), key.high()).absorb(first).absorb(second).absorb(16L << 56).finish();
    }

    /** Lives only inside one call; the compiler keeps it in registers. */
    private static final class State {
        private long v0;
        private long v1;
        private long v2;
        private long v3;

        State(long k0, long k1) {
            v0 = k0 ^ 0x736f6d6570736575L;
            v1 = k1 ^ 0x646f72616e646f6dL;
            v2 = k0 ^ 0x6c7967656e657261L;
            v3 = k1 ^ 0x7465646279746573L;
        }

        State absorb(long word) {
            v3 ^= word;
            round();
            round();
            v0 ^= word;
            return this;
        }

        long finish() {
            v2 ^= 0xff;
            round();
            round();
            round();
            round();
            return v0 ^ v1 ^ v2 ^ v3;
        }

        private void round() {
            v0 += v1;
            v1 = Long.rotateLeft(v1, 13) ^ v0;
            v0 = Long.rotateLeft(v0, 32);
            v2 += v3;
            v3 = Long.rotateLeft(v3, 16) ^ v2;
            v0 += v3;
            v3 = Long.rotateLeft(v3, 21) ^ v0;
            v2 += v1;
            v1 = Long.rotateLeft(v1, 17) ^ v2;
            v2 = Long.rotateLeft(v2, 32);
        }
    }
}
