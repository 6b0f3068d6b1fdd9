package cydonia.titles.learn;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Something that is made when it is first asked for, and once: nobody waits for it before. */
public final class Late<T> implements Supplier<T> {

    private final Supplier<T> making;
    private volatile @Nullable T made;

    public Late(Supplier<T> making) {
        this.making = making;
    }

    @Override
    public T get() {
        T known = made;
        return known != null ? known : make();
    }

    private synchronized T make() {
        T known = made;
        if (known == null) {
            known = making.get();
            made = known;
        }
        return known;
    }
}
