package cydonia.cli.shell;

/** A failure of ours whose message says all that people need: what class it was of is not told. */
public final class Told extends RuntimeException {

    private static final long serialVersionUID = 1L;

    public Told(RuntimeException failure) {
        super(failure.getMessage(), failure);
    }
}
