package cydonia.proof;

import cydonia.engine.Seat;
import java.io.IOException;
import java.util.List;

/** Where bots send what they ask for, and who is told of every move that was acknowledged. */
interface Door extends AutoCloseable {

    Reply send(Ask ask) throws IOException, InterruptedException;

    default void acknowledged(String table, int version, Seat seat, List<String> actions) {
        // whoever measures only wants to know how long it took
    }

    @Override
    void close();
}
