package cydonia.games.martians;

import static cydonia.games.martians.box.Infrastructure.HOSPITAL;
import static cydonia.games.martians.box.Infrastructure.LABORATORY;
import static cydonia.games.martians.box.Infrastructure.TRAINING_CENTRE;
import static cydonia.games.martians.box.Infrastructure.WATER_PLANT;
import static org.assertj.core.api.Assertions.assertThat;

import cydonia.engine.Outcome;
import cydonia.engine.Points;
import cydonia.engine.Seat;
import cydonia.engine.Viewer;
import cydonia.games.martians.box.AnalysisCard;
import cydonia.games.martians.box.Assistant;
import cydonia.games.martians.box.Expert;
import cydonia.games.martians.box.Good;
import cydonia.games.martians.box.HiddenObjective;
import cydonia.games.martians.box.Mission;
import cydonia.games.martians.box.Phase;
import cydonia.games.martians.rules.Scoring;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("The end of the game (rulebook p. 17)")
class EndTest extends RulesTest {

    private Outcome outcome() {
        return now().outcome().orElseThrow();
    }

    @Test
    @DisplayName("61. SEMI.3, mission failed, option off: A 31, B 31 reputation after energy, A 4 and B 6 currency: B wins. Option on: everybody loses")
    void reputation_then_currency_decides_unless_the_mission_is_required() {
        for (boolean required : new boolean[]{false, true}) {
            given(Scenario.semi(2, Mission.CHANGE_OF_PLANS, required).noNeeds().needs(1, 0, 0, 1).cycle(4)
                    .has(RED, 30, Good.REPUTATION).has(RED, 5, Good.ENERGY).has(RED, 4, Good.CURRENCY)
                    .has(GREEN, 29, Good.REPUTATION).has(GREEN, 6, Good.ENERGY).has(GREEN, 6, Good.CURRENCY)
                    .maintenance());
            assertThat(outcome().of(RED).score()).isEqualTo(31);
            assertThat(outcome().of(GREEN).score()).isEqualTo(31);
            assertThat(outcome().winners()).isEqualTo(required ? List.<Seat>of() : List.of(GREEN));
            assertThat(outcome().results()).extracting(Outcome.Result::place)
                    .isEqualTo(required ? List.of(1, 1) : List.of(2, 1));
        }
    }

    @Test
    @DisplayName("SEMI.3, mission failed, two equal in reputation and in currency: “sinon, tous les joueurs perdent”, the third as well")
    void after_a_failed_mission_equals_in_reputation_and_currency_lose_with_everybody() {
        given(equals(1).maintenance());
        assertThat(table().calendar.missionDone).isFalse();
        assertThat(outcome().winners()).isEmpty();
        assertThat(outcome().results()).extracting(Outcome.Result::place).as("nobody is ahead of anybody")
                .containsExactly(1, 1, 1);
        assertThat(outcome().results()).extracting(Outcome.Result::score).containsExactly(31, 31, 20);
        assertThat(outcome().reasons().getLast().en()).endsWith("everybody loses.");
        assertThat(outcome().reasons().getLast().fr()).endsWith("tout le monde perd.");
        given(equals(1).has(GREEN, 7, Good.CURRENCY).maintenance());
        assertThat(outcome().winners()).as("more currency decides").containsExactly(GREEN);
        assertThat(outcome().results()).extracting(Outcome.Result::place).containsExactly(2, 1, 3);
        assertThat(outcome().reasons()).noneMatch(text -> text.en().contains("loses"));
    }

    @Test
    void after_a_mission_fulfilled_equals_in_reputation_and_currency_share_the_victory() {
        given(equals(0).filled("habitat-module", 3).filled("welcome-stock", 2)
                .built(HOSPITAL, WATER_PLANT, LABORATORY, TRAINING_CENTRE).maintenance());
        assertThat(table().calendar.missionDone).isTrue();
        assertThat(outcome().winners()).containsExactly(RED, GREEN);
        assertThat(outcome().results()).extracting(Outcome.Result::place).containsExactly(1, 1, 3);
    }

    /** The end of a game of three, in which red and green are equal before blue, with so much hunger left. */
    private static Scenario equals(int hunger) {
        return Scenario.semi(3).noNeeds().needs(1, 0, 0, hunger).cycle(4).has(RED, 31, Good.REPUTATION)
                .has(RED, 0, Good.ENERGY).has(RED, 6, Good.CURRENCY).has(GREEN, 31, Good.REPUTATION)
                .has(GREEN, 0, Good.ENERGY).has(GREEN, 6, Good.CURRENCY).has(BLUE, 20, Good.REPUTATION)
                .has(BLUE, 0, Good.ENERGY).has(BLUE, 9, Good.CURRENCY);
    }

    @Test
    @DisplayName("62. SEMI.3, cycle 3 maintenance, all objectives done, no need token: game ends, energy bonus, highest reputation wins")
    void the_semi_cooperative_mission_may_end_early() {
        given(Scenario.semi(2).noNeeds().cycle(3).filled("habitat-module", 2).filled("welcome-stock", 1)
                .built(HOSPITAL, WATER_PLANT).has(RED, 10, Good.REPUTATION).has(RED, 9, Good.ENERGY)
                .has(GREEN, 12, Good.REPUTATION).has(GREEN, 2, Good.ENERGY).maintenance());
        when("end-game", "end-game");
        assertThat(outcome().of(RED).score()).isEqualTo(13);
        assertThat(outcome().of(GREEN).score()).isEqualTo(12);
        assertThat(outcome().winners()).containsExactly(RED);
        assertThat(table().calendar.missionDone).isTrue();
    }

    @Test
    void whether_the_accomplished_mission_ends_the_game_is_for_the_majority_to_say() {
        Scenario done = Scenario.semi(3).noNeeds().cycle(3).filled("habitat-module", 3).filled("welcome-stock", 2)
                .built(HOSPITAL, WATER_PLANT, LABORATORY, TRAINING_CENTRE);
        given(done.maintenance());
        when(RED, "go-on");
        when(GREEN, "go-on");
        assertThat(table().calendar.cycle).as("blue alone is no majority").isEqualTo(4);
        given(done.maintenance());
        when("end-game", "go-on", "end-game");
        assertThat(table().calendar.missionDone).isTrue();
        given(done.cycle(4).maintenance());
        assertThat(table().calendar.phase).as("in the last cycle nobody is asked").isEqualTo(Phase.OVER);
    }

    @Test
    @DisplayName("63. CO-OP.2, all objectives done, one hunger token left after the last cycle: lost")
    void a_mission_is_not_won_while_somebody_is_hungry() {
        Scenario scenario = Scenario.coop(2).noNeeds().cycle(4).filled("habitat-module", 2)
                .filled("welcome-stock", 1).built(HOSPITAL, WATER_PLANT);
        given(scenario.needs(4, 0, 0, 1).maintenance());
        assertThat(outcome().winners()).isEmpty();
        assertThat(outcome().reasons()).anyMatch(text -> text.en().contains("Need tokens left"));
        given(scenario.needs(4, 0, 0, 0).maintenance());
        assertThat(outcome().winners()).containsExactly(RED, GREEN);
        assertThat(outcome().kind()).isEqualTo(Outcome.Kind.COOPERATIVE);
    }

    @Test
    @DisplayName("64. COM.4 end: reputation 41, 2 needs left, 1 dead, 7 energy, fourth locked, most construction tokens, second in improvement tokens: 41 - 6 - 3 + 2 + 5 + 3 = 42")
    void the_competitive_count() {
        given(Scenario.com(2).noNeeds().needs(1, 0, 1, 1).cycle(5).dead(0, 1).has(RED, 41, Good.REPUTATION)
                .has(RED, 7, Good.ENERGY).keeps(RED, 2, 1).keeps(GREEN, 1, 3).maintenance());
        assertThat(outcome().of(RED).score()).isEqualTo(42);
        assertThat(now().points(RED, Viewer.PUBLIC)).extracting(Points::points).containsExactly(41, -6, -3, 2, 5, 3);
    }

    @Test
    @DisplayName("65. COM.4: construction tokens A 2, B 2, C 1, D 0: A and B 5 each, C 3, D 0. All four tokens with one player: he 5, nobody 3")
    void ranks_are_shared() {
        assertThat(Stream.of(0, 1, 2, 3).map(seat -> Scoring.rank(new int[]{2, 2, 1, 0}, seat))).containsExactly(5, 5,
                3, 0);
        assertThat(Stream.of(0, 1, 2, 3).map(seat -> Scoring.rank(new int[]{0, 4, 0, 0}, seat))).containsExactly(0, 5,
                0, 0);
        assertThat(Stream.of(0, 1, 2, 3).map(seat -> Scoring.rank(new int[]{1, 2, 3, 2}, seat))).containsExactly(0, 3,
                5, 3);
    }

    @Test
    @DisplayName("66. SOLO.1 contracts: reputation 63, 1 hunger left, one death (two tokens), 11 energy, fourth free: 63 - 3 - 6 + 3 + 2 = 59")
    void the_solo_count() {
        given(Scenario.solo().noNeeds().needs(1, 0, 0, 1).cycle(4).dead(0, 1).dead(1, 1).fourthFree(0)
                .has(63, Good.REPUTATION).has(11, Good.ENERGY).maintenance());
        assertThat(outcome().of(RED).score()).isEqualTo(59);
        assertThat(outcome().winners()).as("59 is an outpost").containsExactly(RED);
    }

    @ParameterizedTest
    @CsvSource({"49, abandoned camp", "50, outpost", "69, outpost", "70, settlement", "89, settlement", "90, colony",
            "109, colony", "110, civilisation"})
    void solo_ranks(int score, String rank) {
        assertThat(Scoring.soloRank(score).en()).endsWith(rank);
        assertThat(Scoring.soloRank(score).fr()).isNotBlank();
    }

    @Test
    @DisplayName("70. COM.4, hidden objectives with 3 players, draft: each ends with 2 cards, 3 discarded, 3 never dealt; one objective holding 6 energy still lets the same energy score 2 points")
    void hidden_objectives_are_drafted() {
        given(Scenario.of(3, Map.of("hidden-objectives", "on")).draft());
        assertThat(now().toAct()).containsExactly(RED, GREEN, BLUE);
        for (Seat seat : Seat.first(3)) {
            assertThat(legal(seat)).hasSize(3);
            when(seat, legal(seat).getFirst());
        }
        for (Seat seat : Seat.first(3)) {
            assertThat(legal(seat)).hasSize(2);
            when(seat, legal(seat).getFirst());
        }
        List<HiddenObjective> kept = Seat.first(3).stream()
                .flatMap(seat -> now().observe(seat).boards().get(seat.index()).objectives().stream()).toList();
        assertThat(kept).hasSize(6).doesNotHaveDuplicates();
        assertThat(now().observe(RED).boards().get(1).objectives()).as("red cannot see green's cards").isEmpty();
        assertThat(now().observe(RED).boards().get(1).passed()).as("but knows the two passed on").hasSize(2);

        given(Scenario.of(2, Map.of("hidden-objectives", "on"))
                .objectives(RED, HiddenObjective.FULL_BATTERIES, HiddenObjective.INVESTOR).noNeeds().cycle(5)
                .has(RED, 10, Good.REPUTATION).has(RED, 6, Good.ENERGY).maintenance());
        assertThat(score(RED)).isEqualTo(10 + 2 + 4);
    }

    @ParameterizedTest
    @CsvSource({"FULL_BATTERIES, ENERGY, 6, 4, 2", "WATER_BARON, WATER, 3, 4, 0", "FULL_PANTRY, FOOD, 3, 5, 0",
            "PHARMACY_STOCK, MEDICINE, 2, 6, 0", "QUARRY_OWNER, REGOLITH, 4, 4, 0", "ICE_VAULT, ICE, 4, 4, 0",
            "WAREHOUSE, SUPPLIES, 4, 5, 0", "INVESTOR, CURRENCY, 10, 4, 0"})
    @DisplayName("Each hidden objective about goods is granted for exactly what it asks, and not for one less")
    void hidden_objectives_about_goods(HiddenObjective card, Good good, int count, int reputation, int besides) {
        assertThat(scoreWith(card, hidden().has(RED, count, good))).isEqualTo(reputation + besides);
        int less = good == Good.ENERGY ? (count - 1) / 3 : 0;
        assertThat(scoreWith(card, hidden().has(RED, count - 1, good))).isEqualTo(less);
    }

    @Test
    @DisplayName("Each hidden objective about staff and minerals")
    void hidden_objectives_about_staff_and_minerals() {
        assertThat(scoreWith(HiddenObjective.BOARD_OF_EXPERTS,
                hidden().employs(RED, Expert.CHEMIST).employs(RED, Expert.DOCTOR))).isEqualTo(4);
        assertThat(scoreWith(HiddenObjective.BOARD_OF_EXPERTS, hidden().employs(RED, Expert.CHEMIST))).isZero();
        assertThat(scoreWith(HiddenObjective.SPECIALISED_TEAM,
                hidden().employs(RED, Assistant.BOTANIST).employs(RED, Assistant.BOTANIST))).isEqualTo(4);
        assertThat(scoreWith(HiddenObjective.SPECIALISED_TEAM,
                hidden().employs(RED, Assistant.BOTANIST).employs(RED, Assistant.GEOLOGIST))).isZero();
        assertThat(scoreWith(HiddenObjective.BALANCED_STAFF, hidden().employs(RED, Expert.CHEMIST)
                .employs(RED, Assistant.BOTANIST).employs(RED, Assistant.GEOLOGIST))).isEqualTo(5);
        assertThat(scoreWith(HiddenObjective.BALANCED_STAFF,
                hidden().employs(RED, Expert.CHEMIST).employs(RED, Assistant.BOTANIST))).isZero();
        assertThat(scoreWith(HiddenObjective.MINERAL_COLLECTION, hidden().holds(RED, 1, AnalysisCard.GREEN)
                .holds(RED, 2, AnalysisCard.BLUE).holds(RED, 1, AnalysisCard.VIOLET))).isEqualTo(6);
        assertThat(scoreWith(HiddenObjective.MINERAL_COLLECTION, hidden().holds(RED, 3, AnalysisCard.GREEN)
                .holds(RED, 2, AnalysisCard.BLUE).holds(RED, 1, AnalysisCard.BIOFILM))).isZero();
    }

    private static Scenario hidden() {
        return Scenario.of(2, Map.of("hidden-objectives", "on")).noNeeds().hasNothing(RED).has(0, Good.REPUTATION);
    }

    /** The score of red with that card and another that certainly fails. */
    private int scoreWith(HiddenObjective card, Scenario scenario) {
        HiddenObjective other = card == HiddenObjective.INVESTOR
                ? HiddenObjective.WAREHOUSE
                : HiddenObjective.INVESTOR;
        given(scenario.objectives(RED, card, other).position());
        return score(RED);
    }
}
