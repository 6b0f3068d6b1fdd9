package cydonia.engine;

/**
 * Facts in words, the same for every game. Amounts stand behind the things they count, so that every sentence is right
 * for one and for many.
 */
public record FactWords(Language language, Names names) {

    public String tell(Fact fact) {
        return switch (fact) {
            case Fact.Price(Thing what, int amount) -> say("price in %s: %s", "prix en %s : %s", what.name(), amount);
            case Fact.Gain(Seat who, Thing what, int amount, int lost) ->
                of(who, changed(what, amount) + withoutRoom(lost));
            case Fact.Loss(Seat who, Thing what, int amount) ->
                of(who, changed(what, -amount));
            case Fact.Score(Seat who, int points) -> of(who, "points " + Typography.signed(points));
            case Fact.Placed(Seat who, Thing what, Thing where) ->
                of(who, placed(what.name().in(language), where.name().in(language)));
            case Fact.Moved(Thing what, int steps) -> changed(what, steps);
        };
    }

    /** A place that bears the name of what comes to lie there says both. */
    private static String placed(String what, String where) {
        return where.startsWith(what) ? where : what + " → " + where;
    }

    private String changed(Thing what, int by) {
        return what.name().in(language) + " " + Typography.signed(by);
    }

    private String of(Seat who, String what) {
        return say("%s: %s", "%s : %s", names.of(who), what);
    }

    private String withoutRoom(int lost) {
        return lost == 0 ? "" : say(" (no room for %s)", " (pas de place pour %s)", lost);
    }

    private String say(String en, String fr, Object... values) {
        return Text.of(en, fr, values).in(language);
    }
}
