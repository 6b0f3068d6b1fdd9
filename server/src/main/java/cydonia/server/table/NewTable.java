package cydonia.server.table;

import cydonia.engine.Setup;
import java.util.List;

/**
 * What somebody wants to play.
 *
 * @param name
 *            the host's
 * @param seats
 *            who takes each seat
 */
public record NewTable(String game, Setup setup, String name, List<Taker> seats) {

    /** Who is to sit somewhere: the host, the computer, or whoever gets the link. */
    public enum Taker {
        HOST, COMPUTER, GUEST
    }

    public NewTable {
        seats = List.copyOf(seats);
    }
}
