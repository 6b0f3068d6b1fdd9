package cydonia.games.tilsit.box;

/** What a card does for as long as it lies face up. */
public sealed interface Standing {

    record VictoryPoints(int count) implements Standing {
    }

    /** Wins ties in confrontations of that domain. */
    record TieBonus(Domain domain) implements Standing {
    }

    /** The unused energy of one opponent adds to the limit. */
    record BorrowEnergy() implements Standing {
    }

    /** Colonists that come and go with the card; they pass to a new holder or return to the supply. */
    record Colonists(int count, boolean pass) implements Standing {
    }

    record EnergyLimit(int count) implements Standing {
    }

    /** Only while silo 0 is active. */
    record HandLimit(int count) implements Standing {
    }

    /** More cards for winning the optional conflict one started oneself. */
    record ConflictLoot(int extra) implements Standing {
    }

    /** Once per turn one resource for one of choice with the reserve. */
    record FreeExchange() implements Standing {
    }

    record RerollDie() implements Standing {
    }

    /** One more card of a kind of which an own mine is active. */
    record ExtraProduction(int count) implements Standing {
    }

    record SupplyDraw(int count) implements Standing {
    }

    /** Once per turn an installation costs that many cards less. */
    record Discount(int cards) implements Standing {
    }

    record EarthRate(int rate) implements Standing {
    }

    /** Loses no card in the optional conflict and in the minor military conflict. */
    record LootShield() implements Standing {
    }
}
