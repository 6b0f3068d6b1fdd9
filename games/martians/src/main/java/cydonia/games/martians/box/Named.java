package cydonia.games.martians.box;

import cydonia.engine.Text;
import cydonia.engine.Thing;

/** Something of the box with a stable id and a name in both languages. */
public interface Named {

    String id();

    Text title();

    /** What facts about it call it. */
    default Thing thing() {
        return new Thing(id(), title());
    }
}
