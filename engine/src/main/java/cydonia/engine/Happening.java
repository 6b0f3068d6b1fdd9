package cydonia.engine;

import java.util.List;

/** Something that happened at the table: a record of a sealed family, told by the game's {@link Prose}. */
public interface Happening {

    /** What it changed, in numbers and places, for pages and programs. */
    default List<Fact> facts() {
        return List.of();
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
