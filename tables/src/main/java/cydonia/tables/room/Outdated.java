package cydonia.tables.room;

import cydonia.engine.Text;

/** A table that cannot be opened because this program does not know its rules: it stays in its people's lists. */
public record Outdated(String table, Text game, Text why) {
}
