package cydonia.dunes.language;

import cydonia.dunes.box.Winds;
import cydonia.engine.Action;
import cydonia.engine.Notation;
import cydonia.engine.Text;
import cydonia.engine.Word;
import java.util.List;
import java.util.stream.IntStream;

/** What one can do in Dunes. */
public sealed interface DunesAction extends Action {

    /** Lays a wind face down. */
    record Bid(int wind) implements DunesAction {

        private static final List<Bid> ALL = IntStream.rangeClosed(0, Winds.STRONGEST).mapToObj(Bid::new).toList();

        public static Bid of(int wind) {
            return ALL.get(wind);
        }
    }

    /** Takes the dune one has won. */
    record Dig(Find find) implements DunesAction {

        static final Dig SPICE = new Dig(Find.SPICE);
        static final Dig WATER = new Dig(Find.WATER);
        public static final List<Dig> ALL = List.of(SPICE, WATER);
    }

    /** Lets go of a wind at half-time, for another one from the deck. */
    record Drop(int wind) implements DunesAction {

        private static final List<Drop> ALL = IntStream.rangeClosed(0, Winds.STRONGEST).mapToObj(Drop::new).toList();

        public static Drop of(int wind) {
            return ALL.get(wind);
        }
    }

    /** Lets go of no more winds. */
    record Enough() implements DunesAction {

        public static final Enough IT = new Enough();
    }

    enum Find {
        SPICE, WATER
    }

    Notation<DunesAction> NOTATION = notation("dig water");

    /** Where there is no water. */
    Notation<DunesAction> NOTATION_OF_DEW = notation("dig dew");

    private static Notation<DunesAction> notation(String water) {
        return Notation.<DunesAction>builder()
                .form("bid _", Bid.class, Word.number(new Text("a wind", "un vent"), 1, Winds.STRONGEST), Bid::of,
                        Bid::wind)
                .form("drop _", Drop.class, Word.number(new Text("a wind", "un vent"), 1, Winds.STRONGEST), Drop::of,
                        Drop::wind)
                .form("enough", Enough.IT).form("dig spice", Dig.SPICE).form(water, Dig.WATER).build();
    }
}
