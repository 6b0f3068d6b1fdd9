package cydonia.tables.storage;

import cydonia.engine.Text;

/** The database did not take or give what it should: nothing has changed. The text is for the person who asked. */
public final class StorageTrouble extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private static final Text TEXT = new Text(
            "The server cannot write to its storage right now; nothing was changed. Please try again later.",
            "Le serveur ne peut pas écrire dans son stockage en ce moment ; rien n’a changé. Réessayez plus tard.");

    StorageTrouble(Throwable cause) {
        super(TEXT.en(), cause);
    }

    /** What the database said, for the log; without the statement, which may tell a secret move. */
    public String reason() {
        Throwable deepest = this;
        while (deepest.getCause() != null) {
            deepest = deepest.getCause();
        }
        return deepest.getClass().getSimpleName() + ": " + deepest.getMessage();
    }

    public Text why() {
        return TEXT;
    }
}
