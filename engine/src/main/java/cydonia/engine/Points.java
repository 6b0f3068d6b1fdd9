package cydonia.engine;

/**
 * One source of a score. A seat's score is the sum of its sources, and nothing else.
 *
 * @param category
 *            the kind of source, for summaries
 */
public record Points(Text source, int points, Text category) {

    /** A source that is a kind of its own. */
    public Points(Text source, int points) {
        this(source, points, source);
    }
}
