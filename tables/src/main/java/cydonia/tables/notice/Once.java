package cydonia.tables.notice;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** Something that is made when it is asked for the first time. */
final class Once<T> implements Supplier<T> {

    private final Supplier<T> make;
    private Optional<T> made = Optional.empty();

    Once(Supplier<T> make) {
        this.make = make;
    }

    @Override
    public synchronized T get() {
        T thing = made.orElseGet(make);
        made = Optional.of(thing);
        return thing;
    }

    synchronized void ifMade(Consumer<T> use) {
        made.ifPresent(use);
    }
}
