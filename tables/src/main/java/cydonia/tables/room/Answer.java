package cydonia.tables.room;

import cydonia.engine.Text;

/** What becomes of a command. Whatever it is, the fresh state goes with it. */
public sealed interface Answer {

    /** It is written down for good, as that version; a repeated command gets the version it made the first time. */
    record Done(int version) implements Answer {
    }

    /** It was made for a table that has moved on; nothing changed. */
    record Stale(int version) implements Answer {
    }

    /** It is not possible, for that reason; nothing changed. */
    record Impossible(Text why) implements Answer {
    }

    /** The rules have changed under the game, which cannot go on; nothing changed. */
    record Outdated(Text why) implements Answer {
    }
}
