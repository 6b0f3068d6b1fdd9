package cydonia.games.onmars.cards;

import cydonia.engine.Text;
import cydonia.engine.Thing;
import java.util.Locale;

/** Something printed that has a stable id and a name in both languages. */
public interface Printed {

    /** Where the number of a thing, a piece or a company would stand, and there is none. */
    int NONE = -1;

    /** Of the enum that lists the things. */
    String name();

    /** Kebab-case, for notation and files. */
    default String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    Text label();

    /** What facts tell of. */
    default Thing thing() {
        return new Thing(id(), label());
    }
}
