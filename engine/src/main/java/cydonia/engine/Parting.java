package cydonia.engine;

/**
 * Where the rules of today part from the older ones by which a game was played: before that move both tell the same.
 *
 * @param written
 *            the version of the rules by which it was played
 * @param known
 *            the version of today
 * @param move
 *            the first move that differs, counted from 1; the last one where only the end does
 */
public record Parting(int written, int known, int move, How how) {

    /** What differs there. */
    public enum How {
        IMPOSSIBLE, TOLD_OTHERWISE, ENDS_OTHERWISE
    }

    /** One sentence, which names nothing that somebody at the table may not know. */
    public Text why() {
        Text changed = Text.of("The rules of this game have changed since it was played (version %s, now %s):",
                "Les règles de ce jeu ont changé depuis cette partie (version %s, maintenant %s) :", written, known);
        Text what = switch (how) {
            case IMPOSSIBLE -> Text.of("move %s is no longer possible.", "le coup %s n’est plus possible.", move);
            case TOLD_OTHERWISE -> Text.of("move %s would bring about something else.",
                    "le coup %s aurait d’autres effets.", move);
            case ENDS_OTHERWISE -> Text.of("after move %s it would not have ended as it did.",
                    "après le coup %s, elle ne se serait pas terminée ainsi.", move);
        };
        return Text.of("%s %s", "%s %s", changed, what);
    }
}
