package cydonia.games.terraforming.rules;

import cydonia.games.terraforming.box.Area;
import cydonia.games.terraforming.box.Card;
import cydonia.games.terraforming.box.Cards;
import cydonia.games.terraforming.box.Effect;
import cydonia.games.terraforming.box.Ongoing;
import cydonia.games.terraforming.box.Resource;
import cydonia.games.terraforming.box.Tharsis;
import cydonia.games.terraforming.box.Tile;
import cydonia.games.terraforming.language.Cause;
import cydonia.games.terraforming.table.Deck;
import cydonia.games.terraforming.table.Mars;
import cydonia.games.terraforming.table.Table;
import java.util.List;

/** What is special when playing alone: the neutral cities and greeneries. Rulebook p. 13. */
public final class Solo {

    private static final int CITIES = 2;

    private Solo() {
    }

    /** Four cards are shown and discarded; their prices place two cities and then a greenery beside each. */
    static void placeNeutralTiles(Table t) {
        int first = placeCity(t, revealedCost(t), false);
        int second = placeCity(t, revealedCost(t), true);
        placeGreenery(t, first, second, revealedCost(t));
        placeGreenery(t, second, first, revealedCost(t));
    }

    private static int revealedCost(Table t) {
        int card = Deck.draw(t);
        Deck.discardOpenly(t, card);
        return Cards.of(card).cost();
    }

    /** Counts valid areas in reading order, or backwards from the lower right; a price of 0 counts as 1. */
    public static int placeCity(Table t, int cost, boolean backwards) {
        int left = Math.max(1, cost);
        while (true) {
            for (int i = 0; i < Area.ON_MARS; i++) {
                int area = backwards ? Area.ON_MARS - 1 - i : i;
                if (validForCity(t, area) && --left == 0) {
                    t.mars.lay(Tile.CITY, area, Mars.NEUTRAL);
                    return area;
                }
            }
        }
    }

    private static boolean validForCity(Table t, int area) {
        long free = Tharsis.LAND & ~t.mars.taken();
        return (free & ~t.mars.besideCity() & 1L << area) != 0 && (Tharsis.beside(area) & free) != 0;
    }

    /**
     * Counts valid neighbours clockwise from the upper left, going round as often as needed. The last free neighbour of
     * the other city is not valid: that one is to get its greenery too.
     */
    public static int placeGreenery(Table t, int city, int otherCity, int cost) {
        long free = Tharsis.LAND & ~t.mars.taken();
        long kept = Tharsis.beside(otherCity) & free;
        long valid = Tharsis.beside(city) & free & ~(Long.bitCount(kept) == 1 ? kept : 0);
        List<Area> around = Area.of(city).neighbours().stream().filter(area -> (valid >>> area.index() & 1) != 0)
                .toList();
        int area = around.get((Math.max(1, cost) - 1) % around.size()).index();
        t.mars.lay(Tile.GREENERY, area, Mars.NEUTRAL);
        return area;
    }

    /** A corporation that watches cities on Mars has seen the two neutral ones. */
    static void welcome(Table t, int seat, Card corporation) {
        for (Ongoing ongoing : corporation.ongoing()) {
            if (ongoing instanceof Ongoing.Whenever(Ongoing.Trigger.CityPlacedOnMars(), Effect effect)
                    && effect instanceof Effect.Produce(int steps, Resource what)) {
                Stocks.produce(t, seat, what, CITIES * steps, Cause.ByCard.of(corporation.index()));
            }
        }
    }
}
