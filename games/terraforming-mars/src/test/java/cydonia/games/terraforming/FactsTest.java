package cydonia.games.terraforming;

import static org.assertj.core.api.Assertions.assertThat;

import cydonia.engine.Fact;
import cydonia.engine.Happening;
import cydonia.engine.Seat;
import cydonia.engine.Seed;
import cydonia.engine.Setup;
import cydonia.engine.Thing;
import cydonia.games.terraforming.cards.Cards;
import cydonia.games.terraforming.cards.Cube;
import cydonia.games.terraforming.cards.Parameter;
import cydonia.games.terraforming.cards.Resource;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Everything that changes on the table is told as facts, and nothing else is")
class FactsTest {

    private static final TerraformingMars GAME = new TerraformingMars();
    private static final int GAMES = 10;

    @Test
    void facts_add_up_to_what_everybody_has() {
        for (int i = 0; i < GAMES; i++) {
            Setup setup = Setup.of(GAME.profile(), 1 + i % 5);
            TerraformingPosition position = GAME.begin(setup, Seed.of(i));
            Measure.Xor random = new Measure.Xor(i + 1);
            while (!position.toAct().isEmpty()) {
                Seat seat = position.toAct().get(random.roll(position.toAct().size()));
                List<TerraformingAction> legal = position.legal(seat);
                TerraformingAction action = legal.get(random.roll(legal.size()));
                List<Happening> told = new ArrayList<>();
                TerraformingPosition after = position.apply(seat, action, told::add);
                assertThat(sums(told, seat)).as("%s of game %d", action, i)
                        .isEqualTo(changes(position.table(), after.table(), told));
                assertThat(placed(told)).as("tiles of %s of game %d", action, i)
                        .isEqualTo(newTiles(position.table(), after.table()));
                position = after;
            }
        }
    }

    private static Map<String, Integer> sums(List<Happening> told, Seat me) {
        Map<String, Integer> sums = new LinkedHashMap<>();
        for (Happening happening : told) {
            for (Fact fact : happening.seenBy(me).facts()) {
                switch (fact) {
                    case Fact.Price(Thing what, int n) -> add(sums, me, what, -n);
                    case Fact.Gain(Seat who, Thing what, int n, int lost) -> {
                        add(sums, who, what, n);
                        assertThat(lost).as("nothing lacks room").isZero();
                    }
                    case Fact.Loss(Seat who, Thing what, int n) -> add(sums, who, what, -n);
                    case Fact.Moved(Thing what, int steps) -> sums.merge(what.word(), steps, Integer::sum);
                    case Fact.Score _,Fact.Placed _ -> {
                        // looked at elsewhere
                    }
                }
            }
        }
        sums.values().removeIf(n -> n == 0);
        return sums;
    }

    private static void add(Map<String, Integer> sums, Seat who, Thing what, int n) {
        sums.merge(who + " " + what.word(), n, Integer::sum);
    }

    /** Discounts for the next card pass when it is played or the generation ends, and cards leave the hand by play. */
    private static Map<String, Integer> changes(Table before, Table after, List<Happening> told) {
        Map<String, Integer> changes = new LinkedHashMap<>();
        for (int i = 0; i < before.seats; i++) {
            Seat seat = Seat.of(i);
            Player old = before.players[i];
            Player now = after.players[i];
            for (Resource what : Resource.values()) {
                add(changes, seat, what.thing(), now.stock(what) - old.stock(what));
                add(changes, seat, what.production(), now.production(what) - old.production(what));
            }
            add(changes, seat, TerraformingHappening.RATING, now.rating - old.rating);
            int played = (int) told.stream()
                    .filter(happening -> happening instanceof TerraformingHappening.CardPlayed(Seat who, var _)
                            && who == seat)
                    .count();
            add(changes, seat, TerraformingHappening.CARDS, now.hand.size() - old.hand.size() + played);
            add(changes, seat, TerraformingHappening.DISCOUNT, Math.max(0, now.nextDiscount - old.nextDiscount));
            add(changes, seat, TerraformingHappening.LEEWAY, Math.max(0, now.nextShift - old.nextShift));
        }
        for (int card : Holders.ALL) {
            Cube cube = Cards.of(card).holds();
            int owner = after.ownerOf(card);
            if (cube != null && owner >= 0) {
                add(changes, Seat.of(owner), cube.thing(), Stocks.cubes(after, card) - Stocks.cubes(before, card));
            }
        }
        for (Parameter what : Parameter.values()) {
            changes.put(what.thing().word(), (after.value(what) - before.value(what)) / what.step());
        }
        changes.put(TerraformingHappening.GENERATION.word(), after.generation - before.generation);
        changes.values().removeIf(n -> n == 0);
        return changes;
    }

    private static Set<String> placed(List<Happening> told) {
        Set<String> places = new HashSet<>();
        for (Happening happening : told) {
            if (happening instanceof TerraformingHappening.TilePlaced
                    && happening.facts().getFirst() instanceof Fact.Placed(Seat who, Thing what, Thing where)) {
                places.add(where.word() + " " + what.word());
            }
        }
        return places;
    }

    private static Set<String> newTiles(Table before, Table after) {
        Set<String> places = new HashSet<>();
        for (long left = after.mars.taken() & ~before.mars.taken(); left != 0; left &= left - 1) {
            int area = Long.numberOfTrailingZeros(left);
            places.add(Area.of(area) + " " + after.mars.tileAt(area).thing().word());
        }
        return places;
    }
}
