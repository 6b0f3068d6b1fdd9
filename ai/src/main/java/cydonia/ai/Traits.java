package cydonia.ai;

/** Takes what a table looks like from one seat, as numbers. */
@FunctionalInterface
public interface Traits {

    /** A trait that is never put is nought. */
    void put(int trait, double value);
}
