package cydonia.ai;

/** Somebody who lends a search its thread, and wants it back now and then. */
public interface Lender {

    /**
     * Asked every few iterations. It may keep the search waiting while others go first.
     *
     * @return whether the thread is still lent
     */
    boolean goOn();

    /** Runs this on another thread as soon as one is idle, if that ever happens. */
    void lend(Runnable more);
}
