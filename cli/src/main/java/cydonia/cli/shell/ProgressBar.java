package cydonia.cli.shell;

/** Shows on standard error how far a long work has come, where a person watches. */
public final class ProgressBar {

    private static final int WIDTH = 40;

    private final Shell shell;
    private final long total;
    private int shown = -1;

    public ProgressBar(Shell shell, long total) {
        this.shell = shell;
        this.total = total;
    }

    public void show(long done) {
        int percent = (int) (100 * done / total);
        if (shell.terminal() && percent != shown) {
            shown = percent;
            int filled = WIDTH * percent / 100;
            shell.err().print(
                    "\r" + shell.say(ShellPhrase.PROGRESS, "#".repeat(filled), ".".repeat(WIDTH - filled), percent,
                            done, total));
            shell.err().flush();
        }
    }

    public void clear() {
        if (shown >= 0) {
            shell.err().print("\r" + " ".repeat(WIDTH + 40) + "\r");
        }
    }
}
