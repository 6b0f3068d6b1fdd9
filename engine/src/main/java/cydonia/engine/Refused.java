package cydonia.engine;

/**
 * Something a person asked for cannot be done: a bad setup, an illegal action, a broken file. Nothing was changed. The
 * text is meant for that person.
 */
public final class Refused extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final transient Text why;

    public Refused(Text why) {
        super(why.en());
        this.why = why;
    }

    public Text why() {
        return why;
    }
}
