package cydonia.engine;

/** Something that happened at the table: a record of a sealed family, told by the game's {@link Prose}. */
public interface Happening {

    /** What that viewer may know of it. */
    default Happening seenBy(Viewer viewer) {
        return this;
    }
}
