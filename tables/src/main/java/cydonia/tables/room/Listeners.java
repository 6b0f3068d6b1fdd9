package cydonia.tables.room;

import cydonia.engine.Seat;
import cydonia.tables.storage.StoredTable;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.IntConsumer;
import java.util.function.IntSupplier;

/** Who listens to a table, and so is there. Everybody is told of every new version, and when somebody comes or goes. */
final class Listeners {

    /** Somebody by the hash of the token, and where to tell. */
    private record Listener(String holder, IntConsumer ear) {
    }

    private final List<Listener> all = new CopyOnWriteArrayList<>();
    private final IntSupplier version;

    Listeners(IntSupplier version) {
        this.version = version;
    }

    /** Listens until the answer is run. */
    Runnable add(String holder, IntConsumer ear) {
        Listener listener = new Listener(holder, ear);
        all.add(listener);
        ring();
        return () -> {
            all.remove(listener);
            ring();
        };
    }

    void ring() {
        all.forEach(listener -> listener.ear().accept(version.getAsInt()));
    }

    boolean nobody() {
        return all.isEmpty();
    }

    /** Whose page is open now. */
    Set<Seat> here(StoredTable table) {
        Set<Seat> here = EnumSet.noneOf(Seat.class);
        table.seats().stream().filter(seat -> all.stream().anyMatch(listener -> seat.heldBy(listener.holder())))
                .forEach(seat -> here.add(seat.seat()));
        return here;
    }
}
