package cydonia.games.tilsit.box;

import cydonia.games.tilsit.box.Standing.BorrowEnergy;
import cydonia.games.tilsit.box.Standing.Colonists;
import cydonia.games.tilsit.box.Standing.ConflictLoot;
import cydonia.games.tilsit.box.Standing.Discount;
import cydonia.games.tilsit.box.Standing.EarthRate;
import cydonia.games.tilsit.box.Standing.EnergyLimit;
import cydonia.games.tilsit.box.Standing.ExtraProduction;
import cydonia.games.tilsit.box.Standing.FreeExchange;
import cydonia.games.tilsit.box.Standing.HandLimit;
import cydonia.games.tilsit.box.Standing.LootShield;
import cydonia.games.tilsit.box.Standing.RerollDie;
import cydonia.games.tilsit.box.Standing.SupplyDraw;
import cydonia.games.tilsit.box.Standing.TieBonus;
import cydonia.games.tilsit.box.Standing.VictoryPoints;
import java.util.List;

/** The standing effects of all cards in front of a player, summed up whenever a card comes or goes. */
public record Perks(int points, int tieBonuses, int colonists, int energy, int hand, int loot, int production,
        int supply,
        int discount, int earthRate, int borrowing, int bartering, int rerolling, int shield) {

    private static final int USUAL_EARTH_RATE = 3;

    public static final Perks NONE = new Perks(0, 0, 0, 0, 0, 0, 0, 0, 0, USUAL_EARTH_RATE, 0, 0, 0, 0);

    static Perks of(List<Standing> standing) {
        Perks sum = NONE;
        for (Standing each : standing) {
            sum = sum.plus(of(each));
        }
        return sum;
    }

    // spotless:off — one effect per line, in the order of the fields
    private static Perks of(Standing standing) {
        final int rate = USUAL_EARTH_RATE;
        return switch (standing) {
        case VictoryPoints(int n)              -> new Perks(n, 0, 0, 0, 0, 0, 0, 0, 0, rate, 0, 0, 0, 0);
        case TieBonus(Domain domain)           -> new Perks(0, domain.bit(), 0, 0, 0, 0, 0, 0, 0, rate, 0, 0, 0, 0);
        case Colonists(int n, boolean ignored) -> new Perks(0, 0, n, 0, 0, 0, 0, 0, 0, rate, 0, 0, 0, 0);
        case EnergyLimit(int n)                -> new Perks(0, 0, 0, n, 0, 0, 0, 0, 0, rate, 0, 0, 0, 0);
        case HandLimit(int n)                  -> new Perks(0, 0, 0, 0, n, 0, 0, 0, 0, rate, 0, 0, 0, 0);
        case ConflictLoot(int n)               -> new Perks(0, 0, 0, 0, 0, n, 0, 0, 0, rate, 0, 0, 0, 0);
        case ExtraProduction(int n)            -> new Perks(0, 0, 0, 0, 0, 0, n, 0, 0, rate, 0, 0, 0, 0);
        case SupplyDraw(int n)                 -> new Perks(0, 0, 0, 0, 0, 0, 0, n, 0, rate, 0, 0, 0, 0);
        case Discount(int n)                   -> new Perks(0, 0, 0, 0, 0, 0, 0, 0, n, rate, 0, 0, 0, 0);
        case EarthRate(int better)             -> new Perks(0, 0, 0, 0, 0, 0, 0, 0, 0, better, 0, 0, 0, 0);
        case BorrowEnergy()                    -> new Perks(0, 0, 0, 0, 0, 0, 0, 0, 0, rate, 1, 0, 0, 0);
        case FreeExchange()                    -> new Perks(0, 0, 0, 0, 0, 0, 0, 0, 0, rate, 0, 1, 0, 0);
        case RerollDie()                       -> new Perks(0, 0, 0, 0, 0, 0, 0, 0, 0, rate, 0, 0, 1, 0);
        case LootShield()                      -> new Perks(0, 0, 0, 0, 0, 0, 0, 0, 0, rate, 0, 0, 0, 1);
        };
    }
    // spotless:on

    public Perks plus(Perks other) {
        return new Perks(points + other.points, tieBonuses | other.tieBonuses, colonists + other.colonists,
                energy + other.energy, hand + other.hand, loot + other.loot, production + other.production,
                supply + other.supply, discount + other.discount, Math.min(earthRate, other.earthRate),
                borrowing + other.borrowing, bartering + other.bartering, rerolling + other.rerolling,
                shield + other.shield);
    }
}
