package cydonia.engine;

/** Somebody who looks at a table: one of the seats, or the public, which sees what every seat may see. */
public sealed interface Viewer permits Seat, Viewer.Onlooker {

    Viewer PUBLIC = Onlooker.PUBLIC;

    enum Onlooker implements Viewer {
        PUBLIC
    }
}
