package cydonia.games.martians;

import static org.assertj.core.api.Assertions.assertThat;

import cydonia.engine.Dice;
import cydonia.engine.DiceCup;
import cydonia.engine.Fact;
import cydonia.engine.Language;
import cydonia.engine.Outlook;
import cydonia.engine.Seat;
import cydonia.engine.Seed;
import cydonia.engine.Setup;
import cydonia.engine.Thing;
import cydonia.games.martians.box.Area;
import cydonia.games.martians.box.Assistant;
import cydonia.games.martians.box.Contract;
import cydonia.games.martians.box.Event;
import cydonia.games.martians.box.Good;
import cydonia.games.martians.box.Infrastructure;
import cydonia.games.martians.box.Mission;
import cydonia.games.martians.box.Plantation;
import cydonia.games.martians.box.TokenKind;
import cydonia.games.martians.box.Ward;
import cydonia.games.martians.box.Weather;
import cydonia.games.martians.language.MartiansAction;
import cydonia.games.martians.table.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("The price shown is the price paid, and what is foreseen comes true")
class OutlookTest extends RulesTest {

    /** What the asked seat foresees, written short: “-1 time”, “+3 food”, “+2 regolith (1 lost)”. */
    private List<String> foreseen(String action) {
        Outlook<MartiansAction> outlook = Outlook.of(now(), table().terms.seats, now().toAct().getFirst(),
                new Martians().notation().parse(action));
        return outlook.facts().stream().map(OutlookTest::brief).filter(text -> !text.isEmpty()).toList();
    }

    private static String brief(Fact fact) {
        return switch (fact) {
            case Fact.Price(Thing what, int amount) -> "-%d %s".formatted(amount, what.word());
            case Fact.Gain(var _, Thing what, int amount, int lost) ->
                "+%d %s%s".formatted(amount, what.word(), lost == 0 ? "" : " (%d lost)".formatted(lost));
            case Fact.Loss(var who, Thing what, int amount) -> "%s loses %d %s".formatted(who, amount, what.word());
            case Fact.Placed(var _, Thing what, Thing where) -> what.word() + " on " + where.word();
            case Fact.Moved(Thing what, int steps) -> "%s %+d".formatted(what.word(), steps);
            case Fact.Score _ -> "";
        };
    }

    @Test
    void a_post_with_an_improvement_token_takes_one_more_time() {
        given(Scenario.com(2).built(Infrastructure.WATER_PLANT).has(1, Good.ICE).position());
        assertThat(foreseen("place water-plant 1")).containsExactly("-1 time", "-1 energy", "-1 ice",
                "marker on water-plant 1", "+2 water");
        assertThat(foreseen("place water-plant 2")).startsWith("-2 time", "-1 energy", "-1 ice");
        when("place water-plant 2");
        assertThat(timeLeft()).isEqualTo(1);
    }

    @Test
    void an_event_makes_the_moxie_dearer() {
        given(Scenario.com(2).nextEvent(Event.LOSS_OF_PRESSURE).nextWeather(Weather.STABLE).beforeTurn(3));
        assertThat(foreseen("place moxie 1")).containsExactly("-1 time", "-2 energy", "marker on moxie 1",
                "+2 reputation", "RED loses 1 oxygen");
    }

    @Test
    void weather_and_botanists_are_in_the_harvest() {
        given(Scenario.com(2).weather(Weather.SANDSTORM_ENERGY).planted(RED, Plantation.POTATO_BEDS)
                .employs(RED, Assistant.BOTANIST).has(3, Good.WATER).position());
        when("place greenhouses 1");
        assertThat(foreseen("harvest")).containsExactly("-1 time", "-2 energy", "-1 water", "+3 food");
        when("harvest");
        assertThat(has(Good.FOOD)).isEqualTo(3);
        assertThat(has(Good.ENERGY)).isEqualTo(3);
    }

    @Test
    void scientists_save_time_in_the_laboratory() {
        given(Scenario.com(2).built(Infrastructure.LABORATORY).employs(RED, Assistant.SCIENTIST).position());
        when("place laboratory 1");
        assertThat(foreseen("develop medicines")).containsExactly("-2 time", "-1 energy", "+1 medicines",
                "+3 reputation");
    }

    @Test
    void a_contract_shows_all_that_is_paid_for_it() {
        given(Scenario.com(2).shows(Contract.ORBITAL_CLINIC).has(2, Good.MEDICINE).position());
        when("place landing-pad 1");
        assertThat(foreseen("fulfil orbital-clinic")).contains("-2 medicine",
                "+%d reputation".formatted(Contract.ORBITAL_CLINIC.reputation()));
    }

    @Test
    void what_stays_on_the_token_is_lost() {
        given(Scenario.com(2).token(table().digSite.excavator, TokenKind.R2I2).position());
        when("place excavation 1", "extract " + Area.id(table().digSite.excavator));
        assertThat(foreseen("take 1 regolith 1 ice")).startsWith("+1 regolith (1 lost)", "+1 ice (1 lost)");
    }

    @Test
    void deliveries_recoveries_and_the_rtg() {
        given(Scenario.com(2).noNeeds().needs(1, 0, 0, 1).has(1, Good.FOOD).in(
                Ward.APARTMENTS, 0, 1).in(
                        Ward.INFIRMARY, 0, 1)
                .position());
        assertThat(foreseen("recover apartments")).containsExactly("-2 currency", "+1 marker");
        assertThat(foreseen("recover infirmary")).containsExactly("-1 time", "+1 marker");
        assertThat(foreseen("draw-rtg")).containsExactly("-1 reputation", "+1 energy", "rtg -1");
        when("finish");
        assertThat(foreseen("deliver food q1")).startsWith("-1 food", "RED loses 1 hunger", "+2 reputation");
    }

    @Test
    void whoever_accepts_an_offer_pays_what_it_asks_for() {
        given(Scenario.semi(2).has(GREEN, 1, Good.FOOD).position());
        when("offer green", "give energy", "give energy", "ask food", "propose");
        assertThat(foreseen("accept")).containsExactly("-1 food", "+1 food", "RED loses 2 energy", "+2 energy");
        assertThat(foreseen("decline")).isEmpty();
    }

    @Test
    void the_texts_tell_the_same_prices() {
        given(Scenario.com(2).nextEvent(Event.FAULTY_EQUIPMENT).nextWeather(Weather.STABLE).has(1, Good.REGOLITH)
                .beforeTurn(3));
        when("place construction 1");
        var build = new Martians().notation().parse("build hospital");
        var seen = now().observe(RED);
        assertThat(new Martians().prose(Language.EN).choice(build, seen))
                .isEqualTo("build the hospital (1 time unit, 2 energy, 1 regolith, 1 supply; +3 reputation)");
        assertThat(new Martians().prose(Language.FR).choice(build, seen)).isEqualTo(
                "construire l’hôpital (1 unité de temps, 2 énergie, 1 régolite, 1 fourniture\u00a0; +3 points de réputation)");
    }

    @Test
    void every_house_tells_its_prices_beforehand_also_to_those_who_wait() {
        given(Scenario.com(2).employs(GREEN, Assistant.SCIENTIST).position());
        var house = now().observe(GREEN).houses().stream()
                .filter(some -> some.where() == Infrastructure.LABORATORY && some.surcharge() == 1).findFirst()
                .orElseThrow();
        assertThat(house.tariffs().getFirst().price()).as("3 + 1 - 1 time, 1 energy")
                .extracting(Fact.Price::amount).containsExactly(3, 1);
    }

    @Test
    void aims_kept_tokens_and_the_boards_own_harvest_are_shown() {
        given(Scenario.solo(Mission.UNDERGROUND_COLONY).position());
        assertThat(new Martians().prose(Language.EN).show(now().observe(RED)).replaceAll("\\s+", " "))
                .contains("(now 0, aim 8) At the end", "Greenhouses", "(1 time unit, 1 energy, 1 water; +1 food)");
        assertThat(new Martians().prose(Language.EN).ask(now().observe(RED)))
                .isEqualTo("Crew 1, 3 time units left: what do you do?");
        given(Scenario.com(2).keeps(RED, 2, 1).position());
        assertThat(new Martians().prose(Language.EN).show(now().observe(GREEN)))
                .contains("tokens kept: 2 construction, 1 improvement");
    }

    static Stream<Setup> setups() {
        List<Setup> all = Campaign.setups();
        return Stream.iterate(0, i -> i < all.size(), i -> i + 7).map(all::get);
    }

    /** Nothing comes or goes untold: what the facts say is what the stocks show. */
    @ParameterizedTest
    @MethodSource("setups")
    void every_change_of_a_stock_is_told(Setup setup) {
        DiceCup dice = Dice.choosing(Seed.of(9), 0).open();
        MartiansPosition position = new Martians().begin(setup, Seed.of(9));
        while (!position.toAct().isEmpty()) {
            Seat seat = position.toAct().getFirst();
            List<MartiansAction> legal = position.legal(seat);
            MartiansAction action = legal.get(dice.roll(legal.size()));
            List<Fact> facts = new ArrayList<>();
            MartiansPosition after = position.apply(seat, action, happening -> facts.addAll(happening.facts()));
            for (int stock = 0; stock < position.table().terms.stocks; stock++) {
                for (Good good : Good.values()) {
                    assertThat(after.table().stocks.of(stock, good) - position.table().stocks.of(stock, good))
                            .as("%s of stock %s after %s: %s", good, stock, action, facts)
                            .isEqualTo(told(position.table(), stock, good, seat, facts));
                }
            }
            position = after;
        }
    }

    private static int told(Table t, int stock, Good good, Seat actor, List<Fact> facts) {
        int sum = 0;
        for (Fact fact : facts) {
            sum += switch (fact) {
                case Fact.Price(Thing what, int amount) when what.equals(good.thing()) && stock(t, actor) == stock ->
                    -amount;
                case Fact.Gain(Seat who, Thing what, int amount, int _) when what.equals(good.thing())
                        && stock(t, who) == stock ->
                    amount;
                case Fact.Loss(Seat who, Thing what, int amount) when what.equals(good.thing())
                        && stock(t, who) == stock ->
                    -amount;
                default -> 0;
            };
        }
        return sum;
    }

    private static int stock(Table t, Seat seat) {
        return t.terms.stockOf(seat.index());
    }
}
