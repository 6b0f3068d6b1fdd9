package cydonia.server.page;

import cydonia.engine.Fact;
import cydonia.engine.Language;
import cydonia.engine.Seat;
import cydonia.engine.Text;
import cydonia.engine.Thing;
import cydonia.tables.sight.Choice;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * What a choice costs now and certainly changes, as the line under the question shows it.
 *
 * @param notation
 *            the choice it is about
 */
public record OutlookLine(String notation, List<Part> parts, boolean opensSecret) {

    /**
     * One thing and what becomes of it.
     *
     * @param icon
     *            the name of its symbol, where the game has one
     * @param name
     *            the thing in words
     */
    public record Part(Tone tone, Optional<String> icon, String name, String figure) {
    }

    /** Whether it is paid, won, lost for nothing, or only takes place. */
    public enum Tone {
        PRICE, GAIN, LOSS, CHANGE;

        /** The name of its class in the style sheet. */
        public String css() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    private static final Text LOST = new Text("%s (lost: %s)", "%s (perte : %s)");
    private static final Text WHOSE = new Text("%s: %s", "%s : %s");

    public OutlookLine {
        parts = List.copyOf(parts);
    }

    /** One line for each choice of the page. */
    public static List<OutlookLine> all(TablePage<?, ?> page, Drawing drawing) {
        return page.prompt().choices().stream().map(choice -> of(choice, page, drawing)).toList();
    }

    private static OutlookLine of(Choice<?> choice, TablePage<?, ?> page, Drawing drawing) {
        return new OutlookLine(choice.notation(),
                merged(choice.facts()).stream().map(fact -> part(fact, page, drawing)).toList(),
                choice.opensSecret());
    }

    /** What happens to one thing several times is told once, with its sum. */
    public static List<Fact> merged(List<Fact> facts) {
        List<Fact> merged = new ArrayList<>();
        for (Fact fact : facts) {
            int at = 0;
            while (at < merged.size() && sum(merged.get(at), fact).isEmpty()) {
                at++;
            }
            if (at < merged.size()) {
                merged.set(at, sum(merged.get(at), fact).orElseThrow());
            } else {
                merged.add(fact);
            }
        }
        return merged;
    }

    private static Optional<Fact> sum(Fact one, Fact other) {
        if (one instanceof Fact.Price(Thing what, int n) && other instanceof Fact.Price(Thing same, int more)
                && what.equals(same)) {
            return Optional.of(new Fact.Price(what, n + more));
        }
        if (one instanceof Fact.Gain(Seat who, Thing what, int n, int lost)
                && other instanceof Fact.Gain(Seat they, Thing same, int more, int lostToo)
                && who == they && what.equals(same)) {
            return Optional.of(new Fact.Gain(who, what, n + more, lost + lostToo));
        }
        if (one instanceof Fact.Loss(Seat who, Thing what, int n)
                && other instanceof Fact.Loss(Seat they, Thing same, int more) && who == they && what.equals(same)) {
            return Optional.of(new Fact.Loss(who, what, n + more));
        }
        if (one instanceof Fact.Moved(Thing what, int n) && other instanceof Fact.Moved(Thing same, int more)
                && what.equals(same)) {
            return Optional.of(new Fact.Moved(what, n + more));
        }
        return one instanceof Fact.Placed && one.equals(other) ? Optional.of(one) : Optional.empty();
    }

    private static Part part(Fact fact, TablePage<?, ?> page, Drawing drawing) {
        Language language = page.language();
        return switch (fact) {
            case Fact.Price(Thing what, int amount) ->
                new Part(Tone.PRICE, drawing.icon(what), what.name().in(language), signed(-amount));
            case Fact.Gain(Seat who, Thing what, int amount, int lost) ->
                new Part(Tone.GAIN, icon(who, what, page, drawing),
                        whose(who, what.name(), page),
                        lost == 0 ? signed(amount) : Words.fill(LOST, language, signed(amount), lost));
            case Fact.Loss(Seat who, Thing what, int amount) ->
                new Part(Tone.LOSS, icon(who, what, page, drawing), whose(who, what.name(), page), signed(-amount));
            case Fact.Score(Seat who, int points) -> new Part(points < 0 ? Tone.LOSS : Tone.GAIN,
                    who == page.scene().viewer() ? Optional.of("points") : Optional.empty(),
                    whose(who, Words.POINTS, page), signed(points));
            case Fact.Placed(Seat who, Thing what, Thing where) ->
                new Part(Tone.CHANGE, icon(who, what, page, drawing), whose(who, what.name(), page),
                        "→ " + where.name().in(language));
            case Fact.Moved(Thing what, int steps) ->
                new Part(Tone.CHANGE, drawing.icon(what), what.name().in(language), signed(steps));
        };
    }

    /** What happens to others is said in words: a sign alone would not tell to whom. */
    private static Optional<String> icon(Seat who, Thing what, TablePage<?, ?> page, Drawing drawing) {
        return page.scene().viewer() == who ? drawing.icon(what) : Optional.empty();
    }

    /** Only what happens to others needs a name. */
    private static String whose(Seat who, Text what, TablePage<?, ?> page) {
        return page.scene().viewer() == who
                ? what.in(page.language())
                : Words.fill(WHOSE, page.language(), page.chair(who).name(), what);
    }

    private static String signed(int amount) {
        return amount < 0 ? "−" + -amount : "+" + amount;
    }
}
