package cydonia.titles.learn;

import java.util.List;
import java.util.stream.Stream;

/** A part of a passage that is set apart from the next. */
public sealed interface Block {

    Stream<Line> lines();

    record Paragraph(Line line) implements Block {
        @Override
        public Stream<Line> lines() {
            return Stream.of(line);
        }
    }

    record Items(boolean numbered, List<Line> items) implements Block {
        public Items {
            items = List.copyOf(items);
        }

        @Override
        public Stream<Line> lines() {
            return items.stream();
        }
    }

    /** A table; the first row is its head. */
    record Grid(List<List<Line>> rows) implements Block {
        public Grid {
            rows = rows.stream().map(List::copyOf).toList();
        }

        @Override
        public Stream<Line> lines() {
            return rows.stream().flatMap(List::stream);
        }
    }

    /** A picture of the game, drawn by its artist, and what it shows. */
    record Figure(String name, Line caption) implements Block {
        @Override
        public Stream<Line> lines() {
            return Stream.of(caption);
        }
    }
}
