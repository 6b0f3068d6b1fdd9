package cydonia.games.martians;

import static org.assertj.core.api.Assertions.assertThat;

import cydonia.games.martians.box.AnalysisCard;
import cydonia.games.martians.box.Assistant;
import cydonia.games.martians.box.Contract;
import cydonia.games.martians.box.Good;
import cydonia.games.martians.box.ResearchTile;
import cydonia.games.martians.language.MartiansObstacle.AlreadyDone;
import cydonia.games.martians.language.MartiansObstacle.NotEnoughMinerals;
import cydonia.games.martians.rules.Minerals;
import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("The landing pad (rulebook p. 20)")
class LandingPadTest extends RulesTest {

    @Test
    @DisplayName("31. One yellow mineral, tile of 2 time, research: 10 currency, card and tile discarded. With one scientist: 1 time")
    void research_pays_currency() {
        Scenario scenario = Scenario.com(2).has(RED, 0, Good.CURRENCY).shows(ResearchTile.MAGNETIC_ANOMALIES)
                .holds(RED, 1, AnalysisCard.YELLOW);
        given(scenario.position());
        when("place landing-pad 1", "research magnetic-anomalies");
        assertThat(has(Good.CURRENCY)).isEqualTo(10);
        assertThat(cards(RED)).isZero();
        assertThat(table().piles.analysisGone[AnalysisCard.YELLOW.ordinal()]).isEqualTo(1);
        assertThat(table().piles.tilesGone).isEqualTo(1 << ResearchTile.MAGNETIC_ANOMALIES.ordinal());
        assertThat(timeLeft()).isEqualTo(1);
        given(scenario.employs(RED, Assistant.SCIENTIST).position());
        when("place landing-pad 1", "research magnetic-anomalies");
        assertThat(timeLeft()).isEqualTo(2);
    }

    @Test
    @DisplayName("32. One landing-pad marker, 3 time: 2-time tile worth 8, then resupply 1: +8 currency, +1 supplies; a further resupply in this placement rejected")
    void several_different_actions_with_one_marker() {
        given(Scenario.com(2).has(RED, 0, Good.CURRENCY).has(RED, 0, Good.SUPPLIES).shows(ResearchTile.CLAY_LAYERS)
                .holds(RED, 1, AnalysisCard.BLUE).position());
        when("place landing-pad 1", "resupply 1");
        rejected("resupply 2", new AlreadyDone());
        when("research clay-layers");
        assertThat(has(Good.CURRENCY)).isEqualTo(8);
        assertThat(has(Good.SUPPLIES)).isEqualTo(1);
        assertThat(timeLeft()).isZero();
    }

    @ParameterizedTest
    @CsvSource({"magnetic-anomalies, 2, 1 yellow, 10", "clay-layers, 2, 1 blue, 8", "dust-chemistry, 2, 1 green, 6",
            "soil-sample, 1, 1 green, 5", "salt-deposits, 1, 1 blue, 7", "sulphur-veins, 1, 1 yellow, 9",
            "rare-earths, 2, 1 violet, 12", "deep-core, 3, 1 violet, 13", "comparative-geology, 3, 1 green 1 blue, 13",
            "sintering-test, 2, 1 regolith 1 energy, 4", "isotope-ratios, 2, 1 ice 1 water, 4",
            "clinical-study, 3, 1 medicine, 7"})
    @DisplayName("Each research tile takes its time and goods and pays its currency")
    void research_tiles(String tile, int time, String cost, int currency) {
        Scenario scenario = stocked(Scenario.com(2), cost).has(RED, 0, Good.CURRENCY);
        for (ResearchTile kind : ResearchTile.values()) {
            if (kind.id().equals(tile)) {
                scenario.shows(kind);
            }
        }
        given(scenario.position());
        when("place landing-pad 1", "research " + tile);
        assertThat(has(Good.CURRENCY)).isEqualTo(currency);
        assertThat(timeLeft()).isEqualTo(3 - time);
        assertSpent(cost);
    }

    @ParameterizedTest
    @CsvSource({"building-material, 1, 2 regolith 1 energy, 3", "ice-samples, 1, 2 ice 1 energy, 3",
            "regolith-bricks, 1, 3 regolith, 4", "cooling-reserve, 1, 3 ice, 4", "rover-crew, 1, 2 water 1 supplies, 4",
            "water-tanks, 1, 3 water, 4", "field-rations, 1, 2 food, 5", "guest-dinner, 1, 2 food 1 water, 6",
            "first-aid-kit, 1, 1 medicine, 4", "expedition-kit, 1, 1 medicine 1 food, 6",
            "orbital-clinic, 2, 2 medicine, 9", "harvest-festival, 2, 3 food, 8",
            "relay-station, 1, 3 energy 1 supplies, 4", "power-export, 2, 5 energy, 5", "spare-parts, 1, 2 supplies, 4",
            "outpost-shell, 2, 3 supplies 1 regolith, 7", "pigment-study, 1, 2 green, 6",
            "mineral-pair, 1, 1 green 1 blue, 7", "hydrated-salts, 1, 2 blue, 8", "sulphur-sample, 1, 1 yellow, 6",
            "alloy-test, 1, 1 yellow 1 green, 8", "rare-crystal, 1, 1 violet, 7",
            "museum-piece, 2, 1 violet 1 blue, 11", "geological-survey, 2, 1 green 1 blue 1 yellow, 12"})
    @DisplayName("Each contract takes its time and goods, earns its reputation and leaves the display")
    void contracts(String contract, int time, String cost, int reputation) {
        Scenario scenario = stocked(Scenario.com(2), cost);
        for (Contract kind : Contract.values()) {
            if (kind.id().equals(contract)) {
                scenario.shows(kind);
            }
        }
        given(scenario.position());
        when("place landing-pad 1", "fulfil " + contract);
        assertThat(reputation()).isEqualTo(2 + reputation);
        assertThat(timeLeft()).isEqualTo(3 - time);
        assertThat(table().piles.contractsShown).isZero();
        assertSpent(cost);
    }

    /** A stock that holds exactly this cost: “2 regolith 1 green”. */
    private static Scenario stocked(Scenario scenario, String cost) {
        scenario.hasNothing(RED);
        String[] words = cost.split(" ", -1);
        for (int i = 0; i < words.length; i += 2) {
            int count = Integer.parseInt(words[i]);
            String what = words[i + 1].toUpperCase(Locale.ROOT);
            if (Arrays.stream(Good.values()).anyMatch(good -> good.name().equals(what))) {
                scenario.has(count, Good.valueOf(what));
            } else {
                scenario.holds(RED, count, AnalysisCard.valueOf(what));
            }
        }
        return scenario;
    }

    private void assertSpent(String cost) {
        assertThat(cards(RED)).as("cards left of %s", cost).isZero();
        Map<Good, Integer> goods = now().observe(RED).boards().getFirst().goods();
        assertThat(goods).isNotEmpty().allSatisfy((good, count) -> {
            if (good != Good.REPUTATION && good != Good.CURRENCY) {
                assertThat(count).as("%s left of %s", good, cost).isZero();
            }
        });
    }

    @Test
    void a_proof_of_life_may_stand_for_a_mineral_and_gives_two_reputation() {
        given(Scenario.com(2).shows(Contract.HYDRATED_SALTS).holds(RED, 2, AnalysisCard.BLUE)
                .holds(RED, 1, AnalysisCard.BIOFILM).position());
        when("place landing-pad 1", "fulfil hydrated-salts");
        assertThat(legal()).containsExactly("spend blue", "spend biofilm");
        when("spend biofilm");
        assertThat(reputation()).isEqualTo(2 + 8 + 2);
        assertThat(Minerals.held(table(), 0, AnalysisCard.BLUE.ordinal())).isEqualTo(1);
        assertThat(table().piles.analysisGone[AnalysisCard.BIOFILM.ordinal()]).isEqualTo(1);
    }

    @ParameterizedTest
    @CsvSource({"MICROFOSSIL", "BIOFILM", "METHANE", "ORGANICS"})
    void each_proof_of_life_is_used_where_the_mineral_is_missing(AnalysisCard proof) {
        given(Scenario.com(2).shows(Contract.RARE_CRYSTAL).holds(RED, 1, proof).position());
        when("place landing-pad 1", "fulfil rare-crystal");
        assertThat(reputation()).isEqualTo(2 + 7 + 2);
        assertThat(cards(RED)).isZero();
    }

    @Test
    void missing_minerals_are_told_in_numbers() {
        given(Scenario.com(2).shows(Contract.PIGMENT_STUDY).holds(RED, 1, AnalysisCard.GREEN).position());
        when("place landing-pad 1");
        rejected("fulfil pigment-study", new NotEnoughMinerals(AnalysisCard.GREEN, 2, 1, 0));
    }

    @Test
    void only_one_contract_with_one_marker() {
        given(Scenario.com(2).shows(Contract.SPARE_PARTS, Contract.WATER_TANKS).has(9, Good.SUPPLIES)
                .has(9, Good.WATER).position());
        when("place landing-pad 1", "fulfil spare-parts");
        rejected("fulfil water-tanks", new AlreadyDone());
    }
}
