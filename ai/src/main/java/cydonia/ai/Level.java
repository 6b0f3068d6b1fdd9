package cydonia.ai;

import cydonia.engine.Action;
import cydonia.engine.Game;
import cydonia.engine.Position;
import cydonia.engine.Refused;
import cydonia.engine.Text;
import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * How well a computer player plays: the same search for all, with more and more imagined games; easy is moreover
 * content with any move that looks good.
 */
public enum Level {
    // spotless:off
    //     word                                    iterations  depth
    RANDOM(new Text("random", "au hasard"),                 0,     0),
    EASY  (new Text("easy",   "facile"),                   16,    10),
    NORMAL(new Text("normal", "normal"),                   60,    10),
    HARD  (new Text("hard",   "difficile"),               400,    10),
    EXPERT(new Text("expert", "expert"),                2_400,    10);
    // spotless:on

    /** No decision at a table takes longer. */
    private static final long PATIENCE = 2_500;

    private final Text label;
    private final int iterations;
    private final int depth;

    Level(Text label, int iterations, int depth) {
        this.label = label;
        this.iterations = iterations;
        this.depth = depth;
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

    /** What it does for a decision at a table. Easy and normal look at no clock, so their games can be repeated. */
    public Effort effort() {
        Effort usual = Effort.iterations(Math.max(1, iterations), depth);
        return this == HARD || this == EXPERT ? usual.within(PATIENCE) : usual;
    }

    /** The same where an expert has that many iterations; the others have their share of them. */
    public Effort withIterations(int experts) {
        return Effort.iterations((int) Math.max(1, (long) experts * iterations / EXPERT.iterations), depth);
    }

    /** The same where an expert has that much time; the others have their share of it. */
    public Effort withMillis(long experts) {
        return Effort.millis(Math.max(1, experts * iterations / EXPERT.iterations), depth);
    }

    public <P extends Position<P, A, O>, A extends Action, O> Player<P, A, O> player(Game<P, A, O> game, int seats) {
        return player(game, seats, effort());
    }

    public <P extends Position<P, A, O>, A extends Action, O> Player<P, A, O> player(Game<P, A, O> game, int seats,
            Effort effort) {
        return switch (this) {
            case RANDOM -> new RandomPlayer<>();
            case EASY -> new Casual<>(new Search<>(Knowledges.of(game), seats, effort));
            case NORMAL, HARD, EXPERT -> new Search<>(Knowledges.of(game), seats, effort);
        };
    }
}
