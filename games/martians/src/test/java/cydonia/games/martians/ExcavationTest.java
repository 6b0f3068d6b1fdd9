package cydonia.games.martians;

import static cydonia.games.martians.box.Infrastructure.EXCAVATION;
import static org.assertj.core.api.Assertions.assertThat;

import cydonia.games.martians.box.AnalysisCard;
import cydonia.games.martians.box.Area;
import cydonia.games.martians.box.Assistant;
import cydonia.games.martians.box.Good;
import cydonia.games.martians.box.Mission;
import cydonia.games.martians.box.Technology;
import cydonia.games.martians.box.TokenKind;
import cydonia.games.martians.box.Weather;
import cydonia.games.martians.language.MartiansObstacle.MovesAway;
import cydonia.games.martians.language.MartiansObstacle.NoRegolithDug;
import cydonia.games.martians.language.MartiansObstacle.NoTokenThere;
import cydonia.games.martians.language.MartiansObstacle.NothingPossible;
import cydonia.games.martians.language.MartiansObstacle.OutOfReach;
import cydonia.games.martians.language.Question;
import cydonia.games.martians.table.Displays;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Excavation (rulebook pp. 18 to 20)")
class ExcavationTest extends RulesTest {

    private static final int START = Area.START;

    private static String at(int q, int r) {
        return Area.id(Area.at(q, r));
    }

    private static Scenario digger() {
        return Scenario.coop(2).has(9, Good.ENERGY);
    }

    @Test
    @DisplayName("23. Token 2 regolith + 1 ice under the excavator, dig before the move, take 2 regolith: token removed, the ice is lost, the excavator moves, neighbours turn up")
    void extract_then_move() {
        given(digger().token(START, TokenKind.R2I1).position());
        when("place excavation 1", "extract " + Area.id(START));
        assertThat(legal()).as("up to two").containsExactly("take 2 regolith 0 ice", "take 1 regolith 1 ice",
                "take 1 regolith 0 ice", "take 0 regolith 1 ice", "take 0 regolith 0 ice");
        when("take 2 regolith 0 ice");
        assertThat(has(Good.REGOLITH)).isEqualTo(2);
        assertThat(has(Good.ICE)).isZero();
        assertThat(table().digSite.tokens & 1L << START).isZero();
        when("move " + at(1, 0));
        assertThat(table().digSite.excavator).isEqualTo(Area.at(1, 0));
        assertThat(table().digSite.faceDown
                & (Area.ring(table().digSite.excavator, 1) | Area.ring(table().digSite.excavator, 0))).isZero();
        assertThat(timeLeft()).isEqualTo(2);
        assertThat(has(Good.ENERGY)).isEqualTo(8);
    }

    @Test
    @DisplayName("24. Two geologists, token 2 regolith + 2 ice, dig: up to 4 crystals. One geologist: up to 3")
    void geologists_take_one_crystal_more_each() {
        given(digger().token(START, TokenKind.R2I2).employs(RED, Assistant.GEOLOGIST)
                .employs(RED, Assistant.GEOLOGIST).position());
        when("place excavation 1", "extract " + Area.id(START), "take 2 regolith 2 ice");
        assertThat(has(Good.REGOLITH)).isEqualTo(2);
        assertThat(has(Good.ICE)).isEqualTo(2);
        given(digger().token(START, TokenKind.R2I2).employs(RED, Assistant.GEOLOGIST).position());
        when("place excavation 1", "extract " + Area.id(START));
        assertThat(legal()).startsWith("take 2 regolith 1 ice", "take 1 regolith 2 ice", "take 2 regolith 0 ice");
    }

    @Test
    @DisplayName("25. Earthquake, no geologist, dig: at most 1 crystal; with one geologist at most 2")
    void an_earthquake_leaves_one_crystal_behind() {
        given(digger().token(START, TokenKind.R2I2).weather(Weather.EARTHQUAKE).position());
        when("place excavation 1", "extract " + Area.id(START));
        assertThat(legal()).containsExactly("take 1 regolith 0 ice", "take 0 regolith 1 ice", "take 0 regolith 0 ice");
        given(digger().token(START, TokenKind.R2I2).weather(Weather.EARTHQUAKE).employs(RED, Assistant.GEOLOGIST)
                .position());
        when("place excavation 1", "extract " + Area.id(START));
        assertThat(legal()).startsWith("take 2 regolith 0 ice", "take 1 regolith 1 ice", "take 0 regolith 2 ice",
                "take 1 regolith 0 ice");
    }

    @Test
    void an_earthquake_makes_one_marker_fewer_down_to_none() {
        given(digger().token(START, TokenKind.R1).weather(Weather.EARTHQUAKE).position());
        when("place excavation 1", "extract " + Area.id(START));
        assertThat(table().question()).as("nothing is left to take").isInstanceOf(Question.MoveExcavator.class);
        assertThat(has(Good.REGOLITH)).isZero();
        given(digger().token(START, TokenKind.R1I1).weather(Weather.EARTHQUAKE).position());
        when("place excavation 1", "extract " + Area.id(START));
        assertThat(legal()).containsExactly("take 1 regolith 0 ice", "take 0 regolith 1 ice", "take 0 regolith 0 ice");
    }

    @Test
    @DisplayName("26. Only face-down token at (3,-3), excavator at (1,-1), move to (0,0) or (0,-1): rejected (distance 3 > 2); to (2,-2) (1) or (2,-1) (2): allowed")
    void the_excavator_does_not_leave_the_face_down_tokens() {
        given(digger().faceDownOnly(Area.at(3, -3)).excavator(Area.at(1, -1)).position());
        when("place excavation 1");
        rejected("move " + at(0, 0), new MovesAway(2, 3));
        rejected("move " + at(0, -1), new MovesAway(2, 3));
        allowed("move " + at(2, -2));
        allowed("move " + at(2, -1));
    }

    @Test
    @DisplayName("27. No face-down token left, move in any direction to a token: allowed")
    void with_everything_open_every_direction_is_free() {
        given(digger().faceDownOnly().position());
        when("place excavation 1");
        assertThat(legal().stream().filter(action -> action.startsWith("move"))).hasSize(6);
    }

    @Test
    @DisplayName("28. Dig after the move: token at the new cell is removed; next dig without crane cannot extract before its move")
    void digging_after_the_move_leaves_the_excavator_on_an_empty_cell() {
        given(digger().position());
        when("place excavation 1", "move " + at(0, 1));
        while (!(table().question() instanceof Question.Play)) {
            when(legal().getFirst());
        }
        assertThat(table().digSite.tokens & 1L << Area.at(0, 1)).isZero();
        when("rest", "place excavation 1");
        assertThat(legal()).isNotEmpty().allMatch(action -> action.startsWith("move"));
        rejected("extract " + at(0, 1), new NoTokenThere());
    }

    @Test
    @DisplayName("29. Dig without moving while another token exists: rejected")
    void the_excavator_must_move() {
        given(digger().token(START, TokenKind.R2).position());
        when("place excavation 1", "extract " + Area.id(START), "take 2 regolith 0 ice");
        assertThat(table().question()).isInstanceOf(Question.MoveExcavator.class);
        rejected("finish");
        assertThat(legal()).isNotEmpty().allMatch(action -> action.startsWith("move"));
    }

    @Test
    void with_no_other_token_the_move_is_dropped() {
        int[] others = IntStream.range(0, Area.MAIN).filter(cell -> cell != START).toArray();
        given(digger().token(START, TokenKind.R2).dug(others).position());
        when("place excavation 1", "take 2 regolith 0 ice");
        assertThat(has(Good.REGOLITH)).isEqualTo(2);
        assertThat(table().question()).isInstanceOf(Question.Play.class);
        when("rest");
        rejected("place excavation 1", new NothingPossible(EXCAVATION));
    }

    @Test
    void without_a_legal_neighbour_the_excavator_jumps_to_the_nearest_token() {
        int[] near = IntStream.range(0, Area.MAIN).filter(cell -> Area.distance(START, cell) == 1).toArray();
        given(digger().token(START, TokenKind.R2).dug(near).position());
        when("place excavation 1");
        assertThat(legal().stream().filter(action -> action.startsWith("move")))
                .allMatch(move -> IntStream.range(0, Area.MAIN).anyMatch(
                        cell -> move.equals("move " + Area.id(cell)) && Area.distance(START, cell) == 2))
                .isNotEmpty();
    }

    @Test
    @DisplayName("30. Dig gives 2 regolith, molecular probe, analyse: 1 time, 3 cards. Dig gives 1 regolith + 1 ice, no probe: 1 card. Only ice: analyse rejected, also with probe")
    void analysis_draws_a_card_for_each_regolith() {
        given(digger().token(START, TokenKind.R2).developed(RED, Technology.MOLECULAR_PROBE).position());
        dig();
        when("analyse");
        assertThat(cards(RED)).isEqualTo(3);
        assertThat(timeLeft()).isEqualTo(1);
        given(digger().token(START, TokenKind.R1I1).position());
        dig();
        when("analyse");
        assertThat(cards(RED)).isEqualTo(1);
        given(digger().token(START, TokenKind.I2).developed(RED, Technology.MOLECULAR_PROBE).position());
        dig();
        rejected("analyse", new NoRegolithDug());
    }

    private void dig() {
        when("place excavation 1", "extract " + Area.id(START));
        when(legal().getFirst());
        when(legal().getFirst());
    }

    @Test
    @DisplayName("67. Analysis pile has 1 card, player draws 3: takes it, discards are shuffled, takes 2 more; with no discards he gets what there is")
    void an_empty_analysis_pile_is_made_anew_from_the_discards() {
        given(digger().token(START, TokenKind.R2).developed(RED, Technology.MOLECULAR_PROBE).analysisPile(1)
                .position());
        dig();
        when("analyse");
        assertThat(cards(RED)).isEqualTo(3);
        assertThat(Displays.sum(table().piles.analysisGone)).isZero();
        assertThat(Displays.sum(table().piles.analysisPile)).isEqualTo(22 - 3);

        Scenario poor = digger().token(START, TokenKind.R2).developed(RED, Technology.MOLECULAR_PROBE);
        for (var card : AnalysisCard.values()) {
            int left = card == AnalysisCard.GREEN ? 1 : 0;
            poor.holds(RED, card.copies() - left, card);
        }
        given(poor.position());
        dig();
        when("analyse");
        assertThat(cards(RED)).as("all 22 cards of the box").isEqualTo(22);
    }

    @Test
    void the_crane_reaches_face_up_neighbours() {
        given(digger().token(Area.at(0, 1), TokenKind.R3).developed(RED, Technology.TELESCOPIC_CRANE).position());
        when("place excavation 1", "extract " + at(0, 1), "take 2 regolith 0 ice");
        assertThat(has(Good.REGOLITH)).isEqualTo(2);
        assertThat(table().digSite.tokens & 1L << Area.at(0, 1)).isZero();
        assertThat(table().digSite.tokens & 1L << START).as("the token under the excavator stays").isNotZero();
        given(digger().position());
        when("place excavation 1");
        rejected("extract " + at(0, 1), new OutOfReach());
    }

    @Test
    void at_the_start_three_tokens_are_face_up_and_the_excavator_stands_on_the_topmost() {
        given(Scenario.coop(4).position());
        assertThat(Long.bitCount(table().digSite.tokens)).isEqualTo(37);
        assertThat(Long.bitCount(table().digSite.faceDown)).isEqualTo(34);
        assertThat(table().digSite.excavator).isEqualTo(Area.at(0, 0));
        given(Scenario.coop(2, Mission.FACE_ON_MARS).position());
        assertThat(Long.bitCount(table().digSite.tokens)).isEqualTo(57);
    }

    @Test
    void the_crystals_in_the_ground_are_those_of_the_table() {
        int regolith = 0;
        int ice = 0;
        for (TokenKind kind : TokenKind.values()) {
            regolith += kind.copies() * kind.regolith();
            ice += kind.copies() * kind.ice();
        }
        assertThat(regolith).isEqualTo(42);
        assertThat(ice).isEqualTo(42);
    }
}
