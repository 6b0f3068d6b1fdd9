package cydonia.engine;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Something that happened at the table: a record of a sealed family, told by the game's {@link Prose}. */
public interface Happening {

    /** What it changed, in numbers and places, for pages and programs. */
    default List<Fact> facts() {
        return List.of();
    }

    /** The name of the part of the game that begins with it, if one does: a generation, a round, a cycle, a turn. */
    default Optional<Text> chapter() {
        return Optional.empty();
    }

    /** The places and cards it speaks of, by the words of the notation. */
    default List<String> about() {
        return facts().stream().flatMap(fact -> fact instanceof Fact.Placed(Seat _, Thing _, Thing where)
                ? Stream.of(where.word())
                : Stream.empty()).toList();
    }

    /** Whether it says what was done: a log begins an entry with it, and what it cost and brought follows. */
    default boolean deed() {
        return facts().isEmpty();
    }

    /** Who did it, where the deeds of several come to light together. */
    default Optional<Seat> doer() {
        return Optional.empty();
    }

    /** The name of what it sums up where a part of the game ends; a log shows all seats together. */
    default Optional<Text> summary() {
        return Optional.empty();
    }

    /** Whether everybody may hear it although no view keeps it, such as the roll of a die. */
    default boolean leavesNoTrace() {
        return false;
    }

    /** What that viewer may know of it. */
    default Happening seenBy(Viewer viewer) {
        return this;
    }
}
