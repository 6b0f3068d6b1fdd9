package cydonia.games.terraforming.box;

import java.util.List;

/** What a card lets its owner do once a generation: a price, and what is bought with it. */
public record CardAction(Price price, List<Effect> effects) {

    public CardAction {
        effects = List.copyOf(effects);
    }

    /** What stands before the arrow. */
    public sealed interface Price {

        record Free() implements Price {
        }

        record Money(int n) implements Price {
        }

        /** Money, or that metal at its value. */
        record MoneyOr(int n, Resource metal) implements Price {
        }

        /** Money, and only once the own rating has gone up in this generation. */
        record MoneyAfterRaise(int n) implements Price {
        }

        record Stock(int n, Resource what) implements Price {
        }

        /** At least one of it; how many is part of the effect. */
        record SomeOf(Resource what) implements Price {
        }

        /** Own production given up. */
        record Steps(int n, Resource what) implements Price {
        }

        /** Cubes of this card. */
        record CubesHere(int n, Cube what) implements Price {
        }

        /** One cube of any card of any player, this one included. */
        record CubeAnywhere(Cube what) implements Price {
        }
    }
}
