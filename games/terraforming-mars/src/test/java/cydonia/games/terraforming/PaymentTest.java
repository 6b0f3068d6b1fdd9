package cydonia.games.terraforming;

import static cydonia.games.terraforming.box.Resource.ENERGY;
import static cydonia.games.terraforming.box.Resource.HEAT;
import static cydonia.games.terraforming.box.Resource.MONEY;
import static cydonia.games.terraforming.box.Resource.PLANTS;
import static cydonia.games.terraforming.box.Resource.STEEL;
import static cydonia.games.terraforming.box.Resource.TITANIUM;
import static org.assertj.core.api.Assertions.assertThat;

import cydonia.games.terraforming.box.Phase;
import cydonia.games.terraforming.language.TerraformingObstacle;
import cydonia.games.terraforming.language.TerraformingObstacle.MoneyShort;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Payment and discounts")
class PaymentTest extends RulesTest {

    @Test
    @DisplayName("1. PhoboLog pays Asteroid Mining (30) with 8 titanium worth 4 each: legal, 2 MC of value are lost")
    void titanium_may_overpay_and_no_change_is_given() {
        given(Scenario.of(2).corporation(RED, "phobolog").has(RED, 9, TITANIUM).has(RED, 40, MONEY).hand(RED,
                "asteroid-mining"));
        when(RED, "play asteroid-mining");
        refused(RED, "pay 0 steel 9 titanium 0 heat");
        when(RED, "pay 0 steel 8 titanium 0 heat");
        assertThat(gained(RED, TITANIUM)).isEqualTo(-8);
        assertThat(gained(RED, MONEY)).isZero();
        assertThat(stepsGained(RED, TITANIUM)).isEqualTo(2);
    }

    @Test
    @DisplayName("2. 9 steel and no money pay Mining Rights (9) with 5 steel; 4 steel (8) are not enough")
    void steel_covers_the_price_without_needless_cubes() {
        given(Scenario.of(2).has(RED, 9, STEEL).hand(RED, "mining-rights"));
        when(RED, "play mining-rights");
        assertThat(gained(RED, STEEL)).as("the only way to pay is not asked for").isEqualTo(-5);
    }

    @Test
    @DisplayName("2b. the sensible mixes come first, then every other legal mix, none twice")
    void mixes() {
        given(Scenario.of(2).has(RED, 5, STEEL).has(RED, 20, MONEY).hand(RED, "mining-rights"));
        when(RED, "play mining-rights");
        assertThat(legal(RED)).containsExactly("pay 4 steel 0 titanium 0 heat", "pay 0 steel 0 titanium 0 heat",
                "pay 1 steel 0 titanium 0 heat", "pay 2 steel 0 titanium 0 heat", "pay 3 steel 0 titanium 0 heat",
                "pay 5 steel 0 titanium 0 heat");
    }

    @Test
    @DisplayName("3. Space Elevator (27) with 5 steel, 5 titanium and 2 MC: 10 + 15 + 2, all spent")
    void both_metals_pay_for_a_card_with_both_tags() {
        given(Scenario.of(2).has(RED, 5, STEEL).has(RED, 5, TITANIUM).has(RED, 2, MONEY).hand(RED, "space-elevator"));
        when(RED, "play space-elevator");
        assertThat(stock(RED, STEEL)).isZero();
        assertThat(stock(RED, TITANIUM)).isZero();
        assertThat(stock(RED, MONEY)).isZero();
        assertThat(inPlay(RED, "space-elevator")).isTrue();
    }

    @Test
    @DisplayName("3b. Space Elevator (27) with 10 titanium and 1 steel: 9 titanium, neither a tenth nor the steel besides")
    void no_cube_is_paid_that_could_have_stayed() {
        given(Scenario.of(2).has(RED, 1, STEEL).has(RED, 10, TITANIUM).hand(RED, "space-elevator"));
        when(RED, "play space-elevator");
        assertThat(stock(RED, TITANIUM)).as("the only way to pay is not asked for").isEqualTo(1);
        assertThat(stock(RED, STEEL)).isEqualTo(1);
    }

    @Test
    @DisplayName("4. steel pays no card without a building tag, titanium pays no standard project")
    void metals_pay_only_for_their_tags() {
        given(Scenario.of(2).has(RED, 20, STEEL).has(RED, 10, MONEY).hand(RED, "asteroid"));
        refusedBecause(RED, "play asteroid", new MoneyShort(10, 14));
        given(Scenario.of(2).has(RED, 20, TITANIUM).has(RED, 13, MONEY));
        refusedBecause(RED, "project asteroid", new MoneyShort(13, 14));
    }

    @Test
    @DisplayName("5. ThorGate pays 8 for Geothermal Power (11) and 8 for the power plant project")
    void thorgate() {
        given(Scenario.of(2).corporation(RED, "thorgate").has(RED, 16, MONEY).hand(RED, "geothermal-power"));
        when(RED, "play geothermal-power");
        assertThat(stock(RED, MONEY)).isEqualTo(8);
        when(RED, "project power-plant");
        assertThat(stock(RED, MONEY)).isZero();
        assertThat(stepsGained(RED, ENERGY)).isEqualTo(3);
    }

    @Test
    @DisplayName("6. Earth Catapult and Anti-Gravity Technology make Micro-Mills (3) free, never negative")
    void a_price_is_never_negative() {
        given(Scenario.of(2).inPlay(RED, "earth-catapult", "anti-gravity-technology").hand(RED, "micro-mills"));
        when(RED, "play micro-mills");
        assertThat(gained(RED, MONEY)).isZero();
        assertThat(stepsGained(RED, HEAT)).isEqualTo(1);
    }

    @Test
    @DisplayName("7. Earth Office itself costs 1; the next Earth card costs 3 less")
    void a_discount_does_not_pay_for_its_own_card() {
        given(Scenario.of(2).has(RED, 4, MONEY).hand(RED, "earth-office", "sponsors"));
        when(RED, "play earth-office");
        assertThat(gained(RED, MONEY)).isEqualTo(-1);
        when(RED, "play sponsors");
        assertThat(stock(RED, MONEY)).isZero();
    }

    @Test
    @DisplayName("8. Helion pays the city project (25) with 5 MC and 20 heat; 50 MC do not replace heat")
    void helion_pays_with_heat_and_never_the_other_way() {
        given(Scenario.of(2).corporation(RED, "helion").has(RED, 5, MONEY).has(RED, 20, HEAT));
        when(RED, "project city");
        assertThat(stock(RED, MONEY) + stock(RED, HEAT)).isZero();
        given(Scenario.of(2).corporation(RED, "helion").has(RED, 50, MONEY).has(RED, 6, HEAT));
        refusedBecause(RED, "convert heat", new TerraformingObstacle.StockShort(HEAT, 6, 8));
    }

    @Test
    @DisplayName("8b. Helion may mix heat and money for milestones, awards, actions and cards bought")
    void helion_everywhere() {
        given(Scenario.of(2).corporation(RED, "helion").has(RED, 4, MONEY).has(RED, 10, HEAT).rating(RED, 35));
        when(RED, "claim terraformer");
        assertThat(legal(RED)).contains("pay 0 steel 0 titanium 4 heat", "pay 0 steel 0 titanium 8 heat")
                .doesNotContain("pay 0 steel 0 titanium 3 heat", "pay 0 steel 0 titanium 9 heat");
        when(RED, "pay 0 steel 0 titanium 6 heat");
        assertThat(stock(RED, MONEY)).isEqualTo(2);
        assertThat(stock(RED, HEAT)).isEqualTo(4);

        given(Scenario.of(2).phase(Phase.RESEARCH).corporation(RED, "helion").has(RED, 1, MONEY).has(RED, 5, HEAT)
                .offer(RED, "moss", "lichen", "trees"));
        when(RED, "buy moss", "buy lichen");
        assertThat(stock(RED, MONEY) + stock(RED, HEAT)).as("6 MC, all there was").isZero();
    }

    @Test
    @DisplayName("9. Helion needs 6 heat for Local Heat Trapping (1 MC and 5 heat) without money")
    void heat_a_card_consumes_cannot_pay_for_it() {
        given(Scenario.of(2).corporation(RED, "helion").has(RED, 5, HEAT).hand(RED, "local-heat-trapping"));
        refusedBecause(RED, "play local-heat-trapping", new MoneyShort(0, 1));
        given(Scenario.of(2).corporation(RED, "helion").has(RED, 6, HEAT).hand(RED, "local-heat-trapping"));
        when(RED, "play local-heat-trapping");
        assertThat(stock(RED, HEAT)).isZero();
        assertThat(gained(RED, PLANTS)).isEqualTo(4);
    }

    @Test
    @DisplayName("10. CrediCor with Earth Catapult pays 18 for a card printed 20 and gains 4; 19 gains nothing")
    void credicor_looks_at_the_printed_price() {
        given(Scenario.of(2).corporation(RED, "credicor").inPlay(RED, "earth-catapult").has(RED, 18, MONEY).hand(RED,
                "mohole-area"));
        when(RED, "play mohole-area", "place r1c5");
        assertThat(stock(RED, MONEY)).isEqualTo(4);
        given(Scenario.of(2).corporation(RED, "credicor").has(RED, 18, MONEY).hand(RED, "power-grid"));
        when(RED, "play power-grid");
        assertThat(stock(RED, MONEY)).as("printed 18").isZero();
    }

    @Test
    @DisplayName("10b. CrediCor is refunded by the standard projects greenery and city only")
    void credicor_and_standard_projects() {
        given(Scenario.of(2).corporation(RED, "credicor").has(RED, 25, MONEY));
        when(RED, "project city", "place r7c4");
        assertThat(stock(RED, MONEY)).isEqualTo(4);
        given(Scenario.of(2).corporation(RED, "credicor").has(RED, 18, MONEY));
        when(RED, "project aquifer", "place r1c5");
        assertThat(stock(RED, MONEY)).isZero();
    }

    @Test
    @DisplayName("11. Standard Technology with 22 MC: the greenery project is refused, the refund comes later")
    void refunds_come_after_paying() {
        given(Scenario.of(2).inPlay(RED, "standard-technology").has(RED, 22, MONEY));
        refusedBecause(RED, "project greenery", new MoneyShort(22, 23));
        given(Scenario.of(2).inPlay(RED, "standard-technology").has(RED, 23, MONEY));
        when(RED, "project greenery", "place r7c4");
        assertThat(stock(RED, MONEY)).isEqualTo(3);
    }

    @Test
    @DisplayName("11b. selling patents brings nothing by Standard Technology")
    void patents_are_not_refunded() {
        given(Scenario.of(2).inPlay(RED, "standard-technology").hand(RED, "moss", "trees"));
        when(RED, "project sell-patents", "sell trees", "enough");
        assertThat(gained(RED, MONEY)).isEqualTo(1);
    }

    @Test
    @DisplayName("12. after Indentured Workers Asteroid (14) costs 6; in the next generation the discount is gone")
    void indentured_workers() {
        given(Scenario.of(2).has(RED, 6, MONEY).hand(RED, "indentured-workers", "asteroid"));
        when(RED, "play indentured-workers", "play asteroid");
        assertThat(stock(RED, MONEY)).isZero();

        given(Scenario.of(2).has(RED, 20, MONEY).hand(RED, "indentured-workers", "asteroid").passed(GREEN).turn(RED,
                0));
        when(RED, "play indentured-workers", "pass");
        when(RED, "enough");
        when(GREEN, "enough");
        when(GREEN, "pass");
        when(RED, "play asteroid");
        assertThat(stock(RED, MONEY)).as("20 in hand, 20 by rating, 14 paid").isEqualTo(26);
    }

    @Test
    @DisplayName("12b. the discount is used up by the next card whatever it costs; standard projects leave it alone")
    void indentured_workers_next_card_only() {
        given(Scenario.of(2).has(RED, 100, MONEY).hand(RED, "indentured-workers", "micro-mills", "asteroid")
                .passed(GREEN));
        when(RED, "play indentured-workers", "project power-plant", "play micro-mills", "play asteroid");
        assertThat(stock(RED, MONEY)).isEqualTo(100 - 11 - 14);
    }

    @Test
    @DisplayName("13. with Advanced Alloys and PhoboLog titanium is worth 5 and steel 3")
    void values_add_up() {
        given(Scenario.of(2).corporation(RED, "phobolog").inPlay(RED, "advanced-alloys").has(RED, 9, STEEL).has(RED,
                6, TITANIUM).hand(RED, "asteroid-mining", "strip-mine").produces(RED, 2, ENERGY));
        when(RED, "play asteroid-mining");
        assertThat(gained(RED, TITANIUM)).as("30 of 5 each").isEqualTo(-6);
        when(RED, "play strip-mine");
        assertThat(gained(RED, STEEL)).as("25 of 3 each").isEqualTo(-9);
    }

    @Test
    @DisplayName("the action of Water Import From Europa takes titanium, that of Aquifer Pumping steel")
    void actions_paid_with_metal() {
        given(Scenario.of(2).inPlay(RED, "water-import-from-europa", "aquifer-pumping").has(RED, 4, TITANIUM).has(RED,
                4, STEEL));
        when(RED, "use water-import-from-europa 1", "place r1c5");
        assertThat(stock(RED, TITANIUM)).isZero();
        when(RED, "use aquifer-pumping 1", "place r2c6");
        assertThat(stock(RED, STEEL)).isZero();
    }
}
