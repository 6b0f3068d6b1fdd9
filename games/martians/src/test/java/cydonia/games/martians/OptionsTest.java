package cydonia.games.martians;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cydonia.engine.Outcome;
import cydonia.engine.Refused;
import cydonia.engine.Seed;
import cydonia.engine.Setup;
import cydonia.games.martians.box.Contract;
import cydonia.games.martians.box.Good;
import cydonia.games.martians.box.Infrastructure;
import cydonia.games.martians.box.Mission;
import cydonia.games.martians.box.Mode;
import cydonia.games.martians.table.Displays;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("Options and setup (rulebook pp. 8 to 10)")
class OptionsTest extends RulesTest {

    @Test
    void one_seat_plays_solo_and_more_play_com() {
        assertThat(mode(1)).isEqualTo(Mode.SOLO);
        assertThat(IntStream.rangeClosed(2, 4).mapToObj(OptionsTest::mode)).containsOnly(Mode.COM);
    }

    private static Mode mode(int seats) {
        return new Martians().begin(Campaign.setup(seats, Map.of()), Seed.of(1)).observe(RED).mode();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"2 | mode=solo | SOLO.1 is for one seat",
            "1 | mode=com | needs two to four seats",
            "1 | mode=coop | needs two to four seats", "2 | mode=coop mission=contracts | played with a mission",
            "3 | mode=semi mission=contracts | played with a mission",
            "4 | mission=dust-imps | COM.4 is played with contracts",
            "2 | mode=coop mission=mars-one collector=off | collector's edition",
            "2 | mode=coop mission-required=on | only in SEMI:CO-OP.3",
            "1 | mission-required=on | only in SEMI:CO-OP.3",
            "2 | mode=semi hidden-objectives=on | for COM.4",
            "2 | hidden-objectives=on collector=off | collector's edition"})
    @DisplayName("What makes no sense together is refused with a reason in both languages")
    void senseless_setups_are_refused(int seats, String options, String reason) {
        Map<String, String> wishes = new HashMap<>();
        for (String option : options.split(" ", -1)) {
            wishes.put(option.substring(0, option.indexOf('=')), option.substring(option.indexOf('=') + 1));
        }
        Setup setup = Campaign.setup(seats, wishes);
        assertThatThrownBy(() -> new Martians().begin(setup, Seed.of(1))).isInstanceOfSatisfying(Refused.class,
                refused -> {
                    assertThat(refused.why().en()).contains(reason);
                    assertThat(refused.why().fr()).isNotBlank().isNotEqualTo(refused.why().en());
                });
    }

    @ParameterizedTest
    @CsvSource({"1, 2, 2, 2, 2, 4, 6", "2, 2, 2, 2, 2, 4, 6", "3, 3, 3, 3, 3, 5, 9", "4, 3, 4, 4, 4, 6, 12"})
    @DisplayName("Open posts, displays and the assistant deck follow the number of players")
    void the_setup_tables(int seats, int moxie, int construction, int excavation, int landing, int shown, int deck) {
        given(Scenario.of(seats, Map.of()).position());
        assertThat(open(Infrastructure.MOXIE)).isEqualTo(moxie);
        assertThat(open(Infrastructure.CONSTRUCTION)).isEqualTo(construction);
        assertThat(open(Infrastructure.EXCAVATION)).isEqualTo(excavation);
        assertThat(open(Infrastructure.LANDING_PAD)).isEqualTo(landing);
        assertThat(table().piles.rtg).isEqualTo(shown);
        assertThat(Displays.sum(table().piles.expertsShown)).isEqualTo(shown);
        assertThat(Displays.sum(table().piles.assistantsShown)).isEqualTo(shown);
        assertThat(Integer.bitCount(table().piles.tilesShown)).isEqualTo(shown);
        assertThat(Displays.sum(table().piles.assistantsShown) + Displays.sum(table().piles.assistantPile))
                .isEqualTo(deck);
        assertThat(Integer.bitCount(table().posts.sites)).isEqualTo(4);
        assertThat(Integer.bitCount(table().posts.improvable)).isEqualTo(8);
    }

    private int open(Infrastructure where) {
        return Integer.bitCount(where.mask() & ~table().posts.unavailable);
    }

    @Test
    @DisplayName("Starting goods of each mode")
    void starting_goods() {
        given(Scenario.solo().position());
        assertThat(has(Good.CURRENCY)).isEqualTo(5);
        assertThat(has(Good.ENERGY)).isEqualTo(10);
        assertThat(has(Good.SUPPLIES)).isEqualTo(2);
        given(Scenario.coop(4).position());
        assertThat(has(Good.CURRENCY)).as("2 + 3 + 4 + 5").isEqualTo(14);
        assertThat(has(Good.ENERGY)).isEqualTo(20);
        assertThat(has(Good.SUPPLIES)).isEqualTo(4);
        assertThat(reputation()).isEqualTo(2);
        given(Scenario.com(4).position());
        assertThat(has(YELLOW, Good.CURRENCY)).isEqualTo(5);
        assertThat(has(YELLOW, Good.ENERGY)).isEqualTo(5);
        assertThat(has(YELLOW, Good.SUPPLIES)).isEqualTo(1);
        assertThat(has(YELLOW, Good.REPUTATION)).isEqualTo(2);
        assertThat(Integer.bitCount(table().piles.contractsShown)).isEqualTo(6);
        assertThat(Integer.bitCount(table().piles.contractPile)).isEqualTo(Contract.KINDS - 6);
    }

    @Test
    void without_the_collectors_edition_its_cards_stay_in_the_box() {
        given(Scenario.of(2, Map.of("collector", "off")).position());
        assertThat(Displays.sum(table().piles.analysisPile)).isEqualTo(18);
        assertThat(Displays.sum(table().piles.expertsShown) + Displays.sum(table().piles.expertPile)).isEqualTo(10);
        given(Scenario.of(2, Map.of("collector", "on")).position());
        assertThat(Displays.sum(table().piles.analysisPile)).isEqualTo(22);
        assertThat(Displays.sum(table().piles.expertsShown) + Displays.sum(table().piles.expertPile)).isEqualTo(13);
    }

    @Test
    void alone_with_a_mission_one_wins_or_loses() {
        given(Scenario.solo(Mission.UNDERGROUND_COLONY).noNeeds().cycle(4).maintenance());
        Outcome outcome = now().outcome().orElseThrow();
        assertThat(outcome.kind()).isEqualTo(Outcome.Kind.SOLO);
        assertThat(outcome.winners()).isEmpty();
        assertThat(outcome.reasons()).hasSize(3);
    }
}
