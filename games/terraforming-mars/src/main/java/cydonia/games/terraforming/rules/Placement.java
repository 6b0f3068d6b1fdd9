package cydonia.games.terraforming.rules;

import cydonia.engine.Choices;
import cydonia.engine.Reasons;
import cydonia.engine.Seat;
import cydonia.engine.Why;
import cydonia.games.terraforming.box.Area;
import cydonia.games.terraforming.box.Parameter;
import cydonia.games.terraforming.box.Resource;
import cydonia.games.terraforming.box.Tharsis;
import cydonia.games.terraforming.box.Tile;
import cydonia.games.terraforming.box.Where;
import cydonia.games.terraforming.language.Question;
import cydonia.games.terraforming.language.TerraformingAction;
import cydonia.games.terraforming.language.TerraformingAction.Place;
import cydonia.games.terraforming.language.TerraformingAction.Reserve;
import cydonia.games.terraforming.language.TerraformingHappening.AreaReserved;
import cydonia.games.terraforming.language.TerraformingHappening.TilePlaced;
import cydonia.games.terraforming.language.TerraformingObstacle;
import cydonia.games.terraforming.language.TerraformingObstacle.AreaMarked;
import cydonia.games.terraforming.table.Deck;
import cydonia.games.terraforming.table.Mars;
import cydonia.games.terraforming.table.Owed;
import cydonia.games.terraforming.table.Table;

/** Where tiles may go, and what placing them brings. Rulebook p. 5. */
public final class Placement {

    private static final int OCEAN_NEIGHBOUR = 2;

    private Placement() {
    }

    /** The areas where that seat may put a tile under that rule, as bits. */
    public static long areas(Table t, int seat, Where where) {
        Mars mars = t.mars;
        long free = ~(mars.taken() | mars.claimedByOthers(seat));
        return free & switch (where) {
            case OCEAN_AREA -> Tharsis.OCEAN;
            case LAND -> Tharsis.LAND;
            case GREENERY_RULE -> greeneryAreas(mars, seat, free);
            case CITY_RULE -> Tharsis.LAND & ~mars.besideCity();
            case ISOLATED -> Tharsis.LAND & ~mars.besideTile();
            case NEXT_TO_CITY -> Tharsis.LAND & mars.besideCity();
            case NEXT_TO_TWO_CITIES -> Tharsis.LAND & mars.besideTwoCities();
            case NEXT_TO_GREENERY -> Tharsis.LAND & mars.besideGreenery();
            case METAL -> Tharsis.LAND & Tharsis.METAL;
            case METAL_NEXT_TO_OWN -> Tharsis.LAND & Tharsis.METAL & mars.besideOwned(seat);
            case VOLCANIC -> Tharsis.VOLCANIC;
            case NOCTIS -> 1L << Tharsis.NOCTIS_INDEX;
            case PHOBOS -> 1L << Tharsis.PHOBOS_INDEX;
            case GANYMEDE -> 1L << Tharsis.GANYMEDE_INDEX;
        };
    }

    private static long greeneryAreas(Mars mars, int seat, long free) {
        long beside = Tharsis.LAND & mars.besideOwned(seat);
        return (beside & free) != 0 ? beside : Tharsis.LAND;
    }

    /** The areas where an ocean may go now: none once nine lie. */
    static long oceanAreas(Table t, int seat, Where where) {
        return t.oceans() < Parameter.OCEANS.goal() ? areas(t, seat, where) : 0;
    }

    private static long areas(Table t, int seat, Tile tile, Where where) {
        return tile == Tile.OCEAN ? oceanAreas(t, seat, where) : areas(t, seat, where);
    }

    /** A tile that can go nowhere is not placed; one that can go to one area only goes there; else it is asked. */
    static void place(Table t, int seat, int card, Tile tile, Where where) {
        long areas = areas(t, seat, tile, where);
        if ((areas & areas - 1) != 0) {
            t.owe(new PlaceTile(seat, card, tile, where));
        } else if (areas != 0) {
            lay(t, seat, tile, Long.numberOfTrailingZeros(areas));
        }
    }

    /** Lays the tile, takes what is printed and 2 MC for each ocean beside it, and sets off whoever watches. */
    private static void lay(Table t, int seat, Tile tile, int area) {
        t.mars.lay(tile, area, seat);
        if (t.listens()) {
            t.tell(new TilePlaced(Seat.of(seat), tile, Area.of(area)));
        }
        if (tile == Tile.OCEAN) {
            t.lastOcean = area;
            Terraforming.rate(t, seat, 1);
        }
        Stocks.gain(t, seat, Resource.STEEL, Tharsis.steel(area));
        Stocks.gain(t, seat, Resource.TITANIUM, Tharsis.titanium(area));
        Stocks.gain(t, seat, Resource.PLANTS, Tharsis.plants(area));
        Stocks.gain(t, seat, Resource.MONEY,
                OCEAN_NEIGHBOUR * Long.bitCount(Tharsis.beside(area) & t.mars.oceans()));
        if (Tharsis.cards(area) > 0) {
            Deck.drawToHand(t, seat, Tharsis.cards(area));
        }
        if (tile == Tile.GREENERY) {
            Terraforming.oweRaise(t, seat, Parameter.OXYGEN, 1);
        }
        Triggers.tilePlaced(t, seat, tile, area);
    }

    /** Where that seat may put a marker: any free land that bears none yet. */
    private static long markerAreas(Table t, int seat) {
        return areas(t, seat, Where.LAND) & ~t.mars.claimed(seat);
    }

    /** Asks where a marker goes, if it can go anywhere. */
    static void reserve(Table t, int seat, int card) {
        if (markerAreas(t, seat) != 0) {
            t.owe(new ReserveArea(seat, card));
        }
    }

    /** Where a tile goes. */
    public record PlaceTile(int seat, int card, Tile tile, Where where) implements Owed.ByCard {

        @Override
        public void offer(Table t, Seat who, Choices<TerraformingAction> out) {
            for (long left = areas(t, seat, tile, where); left != 0; left &= left - 1) {
                out.add(Place.of(Long.numberOfTrailingZeros(left)));
            }
        }

        @Override
        public void take(Table t, Seat who, TerraformingAction action) {
            t.done();
            lay(t, seat, tile, ((Place) action).area().index());
        }

        @Override
        public void explain(Table t, Seat who, Reasons<TerraformingAction> out) {
            for (int area = 0; area < Area.ON_MARS; area++) {
                int here = area;
                out.unless(Place.of(area), why -> {
                    Placement.explain(t, seat, where, here, why);
                    return why.obstacles().isEmpty();
                });
            }
        }

        @Override
        public Question question(Table t) {
            return new Question.PlaceTile(tile, where);
        }
    }

    /** Which area is marked as one's own. */
    record ReserveArea(int seat, int card) implements Owed.ByCard {

        @Override
        public void offer(Table t, Seat who, Choices<TerraformingAction> out) {
            for (long left = markerAreas(t, seat); left != 0; left &= left - 1) {
                out.add(Reserve.of(Long.numberOfTrailingZeros(left)));
            }
        }

        @Override
        public void take(Table t, Seat who, TerraformingAction action) {
            t.done();
            Area area = ((Reserve) action).area();
            t.mars.claim(area.index(), seat);
            if (t.listens()) {
                t.tell(new AreaReserved(who, area));
            }
        }

        @Override
        public void explain(Table t, Seat who, Reasons<TerraformingAction> out) {
            for (int area = 0; area < Area.ON_MARS; area++) {
                int here = area;
                out.unless(Reserve.of(area), why -> {
                    Placement.explain(t, seat, Where.LAND, here, why);
                    return ((t.mars.claimed(seat) >>> here & 1) == 0 || why.not(new AreaMarked(who)))
                            && why.obstacles().isEmpty();
                });
            }
        }

        @Override
        public Question question(Table t) {
            return new Question.ReserveArea();
        }
    }

    /** Why no tile of that seat may go there under that rule; says nothing of areas that are allowed. */
    public static void explain(Table t, int seat, Where where, int area, Why why) {
        Mars mars = t.mars;
        long bit = 1L << area;
        Area.Kind kind = Area.of(area).kind();
        if ((mars.taken() & bit) != 0) {
            why.not(new TerraformingObstacle.AreaTaken(mars.tileAt(area)));
        }
        for (int i = 0; i < t.seats; i++) {
            if (i != seat && (mars.claimed(i) & bit) != 0) {
                why.not(new AreaMarked(Seat.of(i)));
            }
        }
        Area.Kind wanted = switch (where) {
            case OCEAN_AREA -> Area.Kind.OCEAN;
            case NOCTIS -> Area.Kind.NOCTIS;
            case PHOBOS, GANYMEDE -> Area.Kind.MOON;
            case LAND, GREENERY_RULE, CITY_RULE, ISOLATED, NEXT_TO_CITY, NEXT_TO_TWO_CITIES, NEXT_TO_GREENERY, METAL,
                    METAL_NEXT_TO_OWN, VOLCANIC ->
                Area.Kind.LAND;
        };
        if (kind != wanted || where == Where.PHOBOS && area != Tharsis.PHOBOS_INDEX
                || where == Where.GANYMEDE && area != Tharsis.GANYMEDE_INDEX) {
            why.not(new TerraformingObstacle.WrongArea(kind));
        }
        boolean ownBeside = (mars.besideOwned(seat) & bit) != 0;
        boolean metal = (Tharsis.METAL & bit) != 0;
        switch (where) {
            case GREENERY_RULE -> {
                if (!ownBeside && (areas(t, seat, where) & mars.besideOwned(seat)) != 0) {
                    why.not(new TerraformingObstacle.NoOwnTileBeside());
                }
            }
            case CITY_RULE -> {
                if ((mars.besideCity() & bit) != 0) {
                    why.not(new TerraformingObstacle.CityBeside());
                }
            }
            case ISOLATED -> {
                if ((mars.besideTile() & bit) != 0) {
                    why.not(new TerraformingObstacle.TileBeside());
                }
            }
            case NEXT_TO_CITY -> {
                if ((mars.besideCity() & bit) == 0) {
                    why.not(new TerraformingObstacle.CitiesBesideShort(1));
                }
            }
            case NEXT_TO_TWO_CITIES -> {
                if ((mars.besideTwoCities() & bit) == 0) {
                    why.not(new TerraformingObstacle.CitiesBesideShort(2));
                }
            }
            case NEXT_TO_GREENERY -> {
                if ((mars.besideGreenery() & bit) == 0) {
                    why.not(new TerraformingObstacle.NoGreeneryBeside());
                }
            }
            case METAL, METAL_NEXT_TO_OWN -> {
                if (!metal) {
                    why.not(new TerraformingObstacle.NoMetalPrinted());
                }
                if (where == Where.METAL_NEXT_TO_OWN && !ownBeside) {
                    why.not(new TerraformingObstacle.NoOwnTileBeside());
                }
            }
            case VOLCANIC -> {
                if ((Tharsis.VOLCANIC & bit) == 0) {
                    why.not(new TerraformingObstacle.NoVolcano());
                }
            }
            case OCEAN_AREA, LAND, NOCTIS, PHOBOS, GANYMEDE -> {
                // the kind of area is all that counts
            }
        }
    }
}
