package cydonia.games.terraforming.rules;

import cydonia.engine.Choices;
import cydonia.engine.Fact;
import cydonia.engine.Seat;
import cydonia.engine.Why;
import cydonia.games.terraforming.box.Resource;
import cydonia.games.terraforming.language.Cause;
import cydonia.games.terraforming.language.Question;
import cydonia.games.terraforming.language.TerraformingAction;
import cydonia.games.terraforming.language.TerraformingAction.Pay;
import cydonia.games.terraforming.language.TerraformingHappening;
import cydonia.games.terraforming.language.TerraformingObstacle;
import cydonia.games.terraforming.table.Owed;
import cydonia.games.terraforming.table.Player;
import cydonia.games.terraforming.table.Table;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Paying a price with money, metals where the tags allow it, and heat for the corporation that may. Metals may overpay,
 * no change is given; but no cube is spent that the others make needless. Rulebook p. 9.
 */
public final class Payment {

    private Payment() {
    }

    static boolean affordable(Player player, int price, boolean steel, boolean titanium, int keptHeat, Why why) {
        int has = player.money() + (player.heatAsMoney ? Math.max(0, player.stock(Resource.HEAT) - keptHeat) : 0)
                + (steel ? player.stock(Resource.STEEL) * player.steelValue : 0)
                + (titanium ? player.stock(Resource.TITANIUM) * player.titaniumValue : 0);
        return has >= price || why.asked() && why.not(new TerraformingObstacle.MoneyShort(has, price));
    }

    static boolean affordable(Player player, int price, Why why) {
        return affordable(player, price, false, false, 0, why);
    }

    /** A price in money alone, for all but those who may pay with heat. */
    static void charge(Table t, int seat, int price, @Nullable Cause cause) {
        charge(t, seat, price, false, false, 0, cause);
    }

    /** Pays at once where there is only one way, and asks where the player has to choose. */
    static void charge(Table t, int seat, int price, boolean steel, boolean titanium, int keptHeat,
            @Nullable Cause cause) {
        Player player = t.players[seat];
        if (!steel && !titanium && !player.heatAsMoney) {
            pay(t, seat, price, 0, 0, 0);
            return;
        }
        Due due = new Due(seat, price, steel, titanium, keptHeat, cause);
        Mixes mixes = new Mixes(player, due, null);
        mixes.all();
        if (mixes.count == 1) {
            pay(t, seat, price, mixes.steel, mixes.titanium, mixes.heat);
        } else {
            t.owe(due);
        }
    }

    static void pay(Table t, int seat, int price, int steel, int titanium, int heat) {
        Player player = t.players[seat];
        int money = money(player, price, steel, titanium, heat);
        player.stock[Resource.MONEY.ordinal()] -= money;
        player.stock[Resource.STEEL.ordinal()] -= steel;
        player.stock[Resource.TITANIUM.ordinal()] -= titanium;
        player.stock[Resource.HEAT.ordinal()] -= heat;
        if (t.listens() && money + steel + titanium + heat > 0) {
            t.tell(new TerraformingHappening.Paid(Seat.of(seat), goods(money, steel, titanium, heat)));
        }
    }

    /** What metals and heat leave to be paid in money. */
    private static int money(Player player, int price, int steel, int titanium, int heat) {
        return Math.max(0, price - steel * player.steelValue - titanium * player.titaniumValue - heat);
    }

    private static Map<Resource, Integer> goods(int money, int steel, int titanium, int heat) {
        Map<Resource, Integer> goods = new EnumMap<>(
                Map.of(Resource.MONEY, money, Resource.STEEL, steel, Resource.TITANIUM, titanium, Resource.HEAT, heat));
        goods.values().removeIf(n -> n == 0);
        return goods;
    }

    /** What that way of paying costs. */
    static List<Fact.Price> prices(Player player, int price, Pay way) {
        int money = money(player, price, way.steel(), way.titanium(), way.heat());
        return goods(money, way.steel(), way.titanium(), way.heat()).entrySet().stream()
                .map(good -> new Fact.Price(good.getKey().thing(), good.getValue())).toList();
    }

    /** So much of one resource; nothing where it is free. */
    static List<Fact.Price> of(int n, Resource what) {
        return n == 0 ? List.of() : List.of(new Fact.Price(what.thing(), n));
    }

    /**
     * How a price is paid.
     *
     * @param keptHeat
     *            heat the bought thing itself needs
     */
    public record Due(int seat, int price, boolean steel, boolean titanium, int keptHeat,
            @Nullable Cause cause) implements Owed.ByOne {

        private int mostSteel(Player player) {
            return steel ? Math.min(player.stock(Resource.STEEL), cubes(price, player.steelValue)) : 0;
        }

        private int mostTitanium(Player player) {
            return titanium ? Math.min(player.stock(Resource.TITANIUM), cubes(price, player.titaniumValue)) : 0;
        }

        private int mostHeat(Player player) {
            return player.heatAsMoney ? Math.clamp(player.stock(Resource.HEAT) - keptHeat, 0, price) : 0;
        }

        @Override
        public void offer(Table t, Seat who, Choices<TerraformingAction> out) {
            new Mixes(t.players[seat], this, out).all();
        }

        @Override
        public void take(Table t, Seat who, TerraformingAction action) {
            t.done();
            Pay way = (Pay) action;
            pay(t, seat, price, way.steel(), way.titanium(), way.heat());
        }

        @Override
        public List<Fact.Price> prices(Table t, Seat who, TerraformingAction action) {
            return Payment.prices(t.players[seat], price, (Pay) action);
        }

        @Override
        public Question question(Table t) {
            return new Question.Pay(price, steel, titanium, t.players[seat].heatAsMoney);
        }
    }

    private static int cubes(int price, int value) {
        return (price + value - 1) / value;
    }

    /** All ways to pay: first those a player would think of, then the others. */
    private static final class Mixes {
        private final Player player;
        private final @Nullable Choices<TerraformingAction> into;
        private final int price;
        private final int mostSteel;
        private final int mostTitanium;
        private final int mostHeat;
        private final int[] sensible = new int[3];
        private int sensibleCount;
        private int count;
        private int steel;
        private int titanium;
        private int heat;

        Mixes(Player player, Due due, @Nullable Choices<TerraformingAction> into) {
            this.player = player;
            this.into = into;
            this.price = due.price();
            this.mostSteel = due.mostSteel(player);
            this.mostTitanium = due.mostTitanium(player);
            this.mostHeat = due.mostHeat(player);
        }

        void all() {
            if (into != null) {
                suggest();
            }
            for (int s = 0; s <= mostSteel; s++) {
                for (int m = 0; m <= mostTitanium; m++) {
                    int rest = price - s * player.steelValue - m * player.titaniumValue;
                    int from = Math.max(0, rest - player.money());
                    int to = Math.clamp(rest, 0, mostHeat);
                    if (rest < 0 && wasteful(s, m, -rest)) {
                        continue;
                    }
                    for (int h = from; h <= to; h++) {
                        if (!suggested(s, m, h)) {
                            add(s, m, h);
                        }
                    }
                    if (into == null && count > 1) {
                        return;
                    }
                }
            }
        }

        /** Metals without waste and money for the rest; only money; as much heat as possible. */
        private void suggest() {
            int m = Math.min(mostTitanium, price / player.titaniumValue);
            int s = Math.min(mostSteel, (price - m * player.titaniumValue) / player.steelValue);
            trySensible(s, m, 0);
            trySensible(0, 0, 0);
            trySensible(0, 0, mostHeat);
        }

        private void trySensible(int s, int m, int h) {
            int rest = price - s * player.steelValue - m * player.titaniumValue - h;
            if (rest >= 0 && rest <= player.money() && !suggested(s, m, h)) {
                add(s, m, h);
                sensible[sensibleCount++] = key(s, m, h);
            }
        }

        private boolean suggested(int s, int m, int h) {
            for (int i = 0; i < sensibleCount; i++) {
                if (sensible[i] == key(s, m, h)) {
                    return true;
                }
            }
            return false;
        }

        private static int key(int s, int m, int h) {
            return s << 16 | m << 8 | h;
        }

        /** Whether some cube could have stayed at home. */
        private boolean wasteful(int s, int m, int surplus) {
            return s > 0 && surplus >= player.steelValue || m > 0 && surplus >= player.titaniumValue;
        }

        private void add(int s, int m, int h) {
            count++;
            steel = s;
            titanium = m;
            heat = h;
            if (into != null) {
                into.add(Pay.of(s, m, h));
            }
        }
    }
}
