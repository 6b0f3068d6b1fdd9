package cydonia.games.terraforming;

import cydonia.engine.Choices;
import cydonia.engine.Fact;
import cydonia.engine.Seat;
import cydonia.engine.Why;
import cydonia.games.terraforming.TerraformingAction.Pay;
import cydonia.games.terraforming.cards.Resource;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Paying a price with money, metals where the tags allow it, and heat for the corporation that may. Metals may overpay,
 * no change is given; but no cube is spent that the others make needless. Rulebook p. 9.
 */
final class Payment {

    private static final int PRICE = 0x7f;
    private static final int STEEL = 0x80;
    private static final int TITANIUM = 0x100;
    private static final int KEPT_HEAT = 9;

    private Payment() {
    }

    /** A price as a task. {@code keptHeat} is heat the bought thing itself needs. */
    static long due(int seat, int price, boolean steel, boolean titanium, int keptHeat) {
        return Task.of(Task.PAY, seat, 0,
                price | (steel ? STEEL : 0) | (titanium ? TITANIUM : 0) | keptHeat << KEPT_HEAT);
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

    /** Pays at once where there is only one way; false where the player has to choose. */
    static boolean settled(Table t, long task) {
        Player player = t.players[Task.seat(task)];
        if (mostSteel(player, task) + mostTitanium(player, task) + mostHeat(player, task) == 0) {
            t.settle();
            pay(t, task, 0, 0, 0);
            return true;
        }
        Mixes mixes = new Mixes(player, task, null);
        mixes.all();
        if (mixes.count != 1) {
            return false;
        }
        t.settle();
        pay(t, task, mixes.steel, mixes.titanium, mixes.heat);
        return true;
    }

    static int price(long task) {
        return Task.value(task) & PRICE;
    }

    static boolean withSteel(long task) {
        return (Task.value(task) & STEEL) != 0;
    }

    static boolean withTitanium(long task) {
        return (Task.value(task) & TITANIUM) != 0;
    }

    static void list(Table t, long task, Choices<TerraformingAction> into) {
        new Mixes(t.players[Task.seat(task)], task, into).all();
    }

    static void pay(Table t, long task, int steel, int titanium, int heat) {
        int seat = Task.seat(task);
        Player player = t.players[seat];
        int money = money(player, price(task), steel, titanium, heat);
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

    private static int mostSteel(Player player, long task) {
        return withSteel(task) ? Math.min(player.stock(Resource.STEEL), cubes(price(task), player.steelValue)) : 0;
    }

    private static int mostTitanium(Player player, long task) {
        return withTitanium(task)
                ? Math.min(player.stock(Resource.TITANIUM), cubes(price(task), player.titaniumValue))
                : 0;
    }

    private static int mostHeat(Player player, long task) {
        int kept = Task.value(task) >> KEPT_HEAT;
        return player.heatAsMoney ? Math.clamp(player.stock(Resource.HEAT) - kept, 0, price(task)) : 0;
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

        Mixes(Player player, long task, @Nullable Choices<TerraformingAction> into) {
            this.player = player;
            this.into = into;
            this.price = price(task);
            this.mostSteel = mostSteel(player, task);
            this.mostTitanium = mostTitanium(player, task);
            this.mostHeat = mostHeat(player, task);
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
