package cydonia.tables.room;

import cydonia.engine.Text;

/** The log of a table cannot be played: the table stays closed until somebody mends it, and no other is harmed. */
public final class DamagedLog extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private static final Text TEXT = new Text(
            "The log of this table is damaged: it stays closed until whoever runs this server has mended it.",
            "Le journal de cette table est abîmé : elle reste fermée jusqu’à ce que l’administrateur l’ait réparée.");

    /**
     * A log that cannot be read beyond an entry.
     *
     * @param number
     *            of the first entry that makes no sense; 0 for the table itself
     */
    DamagedLog(int number, String reason) {
        super("entry " + number + ": " + reason);
    }

    public Text why() {
        return TEXT;
    }
}
