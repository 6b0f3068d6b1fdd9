package cydonia.tables.room;

import cydonia.engine.Action;
import cydonia.engine.Dice;
import cydonia.engine.Happening;
import cydonia.engine.Language;
import cydonia.engine.Points;
import cydonia.engine.Position;
import cydonia.engine.Prose;
import cydonia.engine.Seat;
import cydonia.engine.Seed;
import cydonia.engine.Text;
import cydonia.engine.Typography;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * What an action would change for certain, in sentences. It is found out in guessed worlds, never in the real one: only
 * what is the same in all of them is told, so that nothing depends on what the player cannot know.
 *
 * @param certain
 *            what would happen, in order
 * @param points
 *            by how much the own score would change; 0 where that is not certain
 * @param expected
 *            by how much the own score would change on average over the guessed worlds
 * @param then
 *            what would be asked next, where that is certain and of the same player
 * @param opensSecret
 *            whether it would show something hidden
 */
public record Preview(List<String> certain, int points, double expected, Optional<String> then,
        boolean opensSecret) {

    /** So many that what agrees in all of them by mere chance is rare: one coin in thirty thousand. */
    private static final int WORLDS = 16;
    private static final Seed GUESSES = Seed.of(0);
    private static final double WORTH_TELLING = 0.05;

    static final Preview NOTHING = new Preview(List.of(), 0, 0, Optional.empty(), false);

    public Preview {
        certain = List.copyOf(certain);
    }

    static <P extends Position<P, A, O>, A extends Action, O> Preview of(P real, Seat seat, A action,
            Prose<A, O> prose) {
        List<Preview> worlds = new ArrayList<>();
        for (int i = 0; i < WORLDS; i++) {
            worlds.add(in(real.determinise(seat, Dice.guessing(GUESSES, i)), seat, action, prose));
        }
        double expected = worlds.stream().mapToInt(Preview::points).average().orElseThrow();
        Preview agreed = worlds.stream().reduce(Preview::agreeing).orElseThrow();
        return new Preview(agreed.certain, agreed.points, expected, agreed.then, agreed.opensSecret);
    }

    private static <P extends Position<P, A, O>, A extends Action, O> Preview in(P world, Seat seat, A action,
            Prose<A, O> prose) {
        List<Happening> happenings = new ArrayList<>();
        P after = world.apply(seat, action, happenings::add);
        Optional<String> then = after.toAct().contains(seat)
                ? Optional.of(prose.ask(after.observe(seat)))
                : Optional.empty();
        int points = score(after, seat) - score(world, seat);
        return new Preview(happenings.stream().map(happening -> prose.tell(happening.seenBy(seat))).toList(), points,
                points, then, after.secretsOpened() > world.secretsOpened());
    }

    private static int score(Position<?, ?, ?> position, Seat seat) {
        return position.points(seat, seat).stream().mapToInt(Points::points).sum();
    }

    private Preview agreeing(Preview other) {
        return new Preview(common(certain, other.certain), points == other.points ? points : 0, 0,
                then.filter(ask -> other.then.filter(ask::equals).isPresent()), opensSecret || other.opensSecret);
    }

    /** The longest list of sentences that both tell in this order. */
    private static List<String> common(List<String> one, List<String> other) {
        int[][] longest = new int[one.size() + 1][other.size() + 1];
        for (int i = one.size() - 1; i >= 0; i--) {
            for (int j = other.size() - 1; j >= 0; j--) {
                longest[i][j] = one.get(i).equals(other.get(j))
                        ? longest[i + 1][j + 1] + 1
                        : Math.max(longest[i + 1][j], longest[i][j + 1]);
            }
        }
        List<String> common = new ArrayList<>();
        for (int i = 0, j = 0; i < one.size() && j < other.size();) {
            if (one.get(i).equals(other.get(j))) {
                common.add(one.get(i));
                i++;
                j++;
            } else if (longest[i + 1][j] >= longest[i][j + 1]) {
                i++;
            } else {
                j++;
            }
        }
        return common;
    }

    /** What is certain, the points included. */
    public List<String> sentences(Language language) {
        List<String> sentences = new ArrayList<>(certain);
        if (points != 0) {
            sentences.add(Text.of("Your score: %s.", "Votre score : %s.", Typography.signed(points)).in(language));
        }
        return sentences;
    }

    /** What is certain of a choice that was another person's, the points included. */
    List<String> effects(Language language) {
        List<String> sentences = new ArrayList<>(certain);
        if (points != 0) {
            sentences.add(Text.of("Score: %s.", "Score\u00a0: %s.", Typography.signed(points)).in(language));
        }
        return sentences;
    }

    /** What is certain, and what may be expected of the score; where there is neither, what would be asked next. */
    public List<String> reasons(Language language) {
        List<String> sentences = sentences(language);
        if (points == 0 && Math.abs(expected) >= WORTH_TELLING) {
            String number = String.format(language == Language.FR ? Locale.FRENCH : Locale.ENGLISH, "%+.1f", expected)
                    .replace('-', '−');
            sentences.add(Text.of("Your score: %s on average.", "Votre score : %s en moyenne.", number).in(language));
        }
        return sentences.isEmpty()
                ? then.map(ask -> Text.of("Then: %s", "Ensuite : %s", ask).in(language)).stream().toList()
                : sentences;
    }
}
