package cydonia.ai;

import cydonia.engine.Action;
import cydonia.engine.Position;
import cydonia.engine.Refused;
import cydonia.engine.Text;
import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * How well a computer player plays: the same search for all, with more and more imagined games. The lower ones are also
 * content with moves that were tried less than the best, as long as it is so large a part of that.
 */
public enum Level {
    // spotless:off
    //     word                                    iterations  content with
    RANDOM(new Text("random", "au hasard"),                 0,            0),
    EASY  (new Text("easy",   "facile"),                   12,          0.3),
    NORMAL(new Text("normal", "normal"),                   60,          0.7),
    HARD  (new Text("hard",   "difficile"),               240,            1),
    EXPERT(new Text("expert", "expert"),               12_000,            1);
    // spotless:on

    /** No decision at a table takes longer. */
    private static final long PATIENCE = 2_500;
    /** What an expert may remember of a decision at a table: some 20 MB. The clock mostly ends its thoughts before. */
    private static final int LARGEST_TREE = 100_000;

    private final Text label;
    private final int iterations;
    private final double content;

    Level(Text label, int iterations, double content) {
        this.label = label;
        this.iterations = iterations;
        this.content = content;
    }

    /** The word for it on command lines. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    public Text label() {
        return label;
    }

    public static Level of(String word) {
        return Arrays.stream(values()).filter(level -> level.word().equals(word)).findFirst()
                .orElseThrow(() -> new Refused(Text.of("“%s” is not a level: choose one of %s.",
                        "« %s » n'est pas un niveau : choisissez parmi %s.", word, words())));
    }

    public static String words() {
        return Arrays.stream(values()).map(Level::word).collect(Collectors.joining(", "));
    }

    /**
     * What it does for a decision at a table. Easy and normal look at no clock, so their games can be repeated; an
     * expert uses the time there is.
     */
    public Effort effort() {
        return switch (this) {
            case RANDOM, EASY, NORMAL -> Effort.iterations(Math.max(1, iterations));
            case HARD -> Effort.iterations(iterations).within(PATIENCE);
            case EXPERT -> Effort.iterations(LARGEST_TREE).within(PATIENCE);
        };
    }

    /** The same where an expert has that many iterations; the others have their share of them. */
    public Effort withIterations(int experts) {
        return Effort.iterations((int) Math.max(1, (long) experts * iterations / EXPERT.iterations));
    }

    /** The same where an expert has that much time; the others have their share of it. */
    public Effort withMillis(long experts) {
        return Effort.millis(Math.max(1, experts * iterations / EXPERT.iterations));
    }

    /** A player of this level, of the game that is known like this. */
    public <P extends Position<P, A, O>, A extends Action, O> Player<P, A, O> player(Knowledge<P, A, ?> knowledge,
            int seats) {
        return player(knowledge, seats, effort());
    }

    public <P extends Position<P, A, O>, A extends Action, O> Player<P, A, O> player(Knowledge<P, A, ?> knowledge,
            int seats, Effort effort) {
        if (this == RANDOM) {
            return new RandomPlayer<>();
        }
        Search<P, A, O, ?> search = new Search<>(knowledge, seats, effort);
        return content < 1 ? new Casual<>(search, content) : search;
    }
}
