package cydonia.engine;

import java.util.Arrays;

/**
 * How the rolls of a table come from its seed: part of what a game was set up with, apart from the version of its
 * rules. What was written before there were two of them means the first.
 */
public enum Chance {

    /** One counter numbers all rolls of the table: whoever causes one more moves everything that comes after it. */
    ONE_COUNTER(1),

    /** Every {@link Source} has a seed and a counter of its own. */
    STREAMS(2);

    /** What is agreed on where nobody asks for another. */
    public static final Chance USUAL = ONE_COUNTER;

    private final int number;

    Chance(int number) {
        this.number = number;
    }

    /** As files and databases have it. */
    public int number() {
        return number;
    }

    /** Refuses a number that this program does not know. */
    public static Chance of(int number) {
        return Arrays.stream(values()).filter(chance -> chance.number == number).findFirst()
                .orElseThrow(() -> new Refused(Text.of(
                        "This program does not know the scheme of chance %s; it knows 1 and 2.",
                        "Ce programme ne connaît pas le schéma de hasard %s ; il connaît le 1 et le 2.", number)));
    }
}
