package cydonia.titles.learn;

/** A piece of a line of a primer. */
public sealed interface Span {

    /** What is read where neither weight nor pictures can be shown. */
    String words();

    record Plain(String words) implements Span {
    }

    record Strong(String words) implements Span {
    }

    /** Words that lead to the passage of that name. */
    record Link(String words, String passage) implements Span {
    }

    /** A sign of the board. The word for it stands beside it. */
    record Icon(String name) implements Span {
        @Override
        public String words() {
            return "";
        }
    }
}
