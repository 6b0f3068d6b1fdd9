package cydonia.ai.martians;

import static cydonia.engine.Seat.GREEN;
import static cydonia.engine.Seat.RED;
import static org.assertj.core.api.Assertions.assertThat;

import cydonia.ai.Experts;
import cydonia.games.martians.Martians;
import cydonia.games.martians.MartiansPosition;
import cydonia.games.martians.Scenario;
import cydonia.games.martians.box.AnalysisCard;
import cydonia.games.martians.box.Assistant;
import cydonia.games.martians.box.Contract;
import cydonia.games.martians.box.Expert;
import cydonia.games.martians.box.Good;
import cydonia.games.martians.box.Infrastructure;
import cydonia.games.martians.box.ResearchTile;
import cydonia.games.martians.box.Ward;
import cydonia.games.martians.language.MartiansAction;
import cydonia.games.martians.language.MartiansView;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Habits that experts of Martians have lost")
class MartiansHabitsTest {

    private static final Martians GAME = new Martians();
    private static final Experts<MartiansPosition, MartiansAction, MartiansView> EXPERTS = new Experts<>(GAME,
            new MartiansKnowledge());

    /** Red, who has nothing but two reputation, plays the last player-turn of all; Green has three points. */
    private static Scenario lastTurnOfAll() {
        return Scenario.com(2).cycle(5).turn(3).first(1).noNeeds().rtg(0).shows(Contract.GEOLOGICAL_SURVEY)
                .hasNothing(RED).hasNothing(GREEN).has(GREEN, 3, Good.ENERGY);
    }

    /** With the doctor one medicine heals two; delivered it heals one, and the other costs three reputation. */
    @Test
    void the_doctor_is_asked_where_one_medicine_has_to_heal_two() {
        MartiansPosition position = lastTurnOfAll().needs(1, 0, 2, 0).employs(RED, Expert.DOCTOR)
                .has(RED, 4, Good.CURRENCY).has(RED, 1, Good.MEDICINE).position(0);
        assertThat(EXPERTS.legal(position)).contains("consult doctor", "finish");
        assertThat(EXPERTS.turns(position, 2))
                .allSatisfy(turn -> assertThat(turn).contains("consult doctor"));
    }

    /** The tile brings the money that the nutritionist costs. */
    @Test
    void research_is_done_for_money_that_is_needed() {
        MartiansPosition position = lastTurnOfAll().needs(1, 0, 0, 2).employs(RED, Expert.NUTRITIONIST)
                .shows(ResearchTile.SULPHUR_VEINS).holds(RED, 1, AnalysisCard.YELLOW).has(RED, 1, Good.FOOD)
                .has(RED, 1, Good.ENERGY).position(0);
        assertThat(EXPERTS.legal(position)).contains("place landing-pad 1", "place excavation 1", "finish");
        assertThat(EXPERTS.turns(position, 2))
                .allSatisfy(turn -> assertThat(turn).contains("research sulphur-veins", "consult nutritionist"));
    }

    @Test
    void food_is_made_for_somebody_who_would_be_hungry_at_the_end() {
        MartiansPosition position = lastTurnOfAll().needs(1, 0, 0, 1).has(RED, 1, Good.WATER).has(RED, 1, Good.ENERGY)
                .position(0);
        assertThat(EXPERTS.legal(position)).contains("place greenhouses 1", "place excavation 1", "finish");
        assertThat(EXPERTS.turns(position, 2))
                .allSatisfy(turn -> assertThat(turn).contains("harvest", "deliver food q1"));
    }

    /** Three energy are a point; with one marker nothing can be made of what is dug up. */
    @Test
    void energy_that_counts_is_not_spent_on_what_nobody_can_use() {
        MartiansPosition position = lastTurnOfAll().in(Ward.INFIRMARY, 0, 2).has(RED, 3, Good.ENERGY).position(0);
        assertThat(EXPERTS.legal(position)).contains("place excavation 1", "finish");
        assertThat(EXPERTS.turns(position, 2))
                .allSatisfy(turn -> assertThat(turn).noneMatch(done -> done.startsWith("place excavation")));
    }

    /** Without energy there is nothing else to do; a fifth of the money serves for four cycles. */
    @Test
    void assistants_are_hired_by_whoever_has_the_money_and_nothing_better_to_do() {
        MartiansPosition position = Scenario.com(2).cycle(2).turn(1).first(0).noNeeds().rtg(0)
                .built(Infrastructure.TRAINING_CENTRE).shows(Assistant.GEOLOGIST).shows(Expert.CHEMIST).hasNothing(RED)
                .has(RED, 10, Good.CURRENCY).position();
        for (String step : List.of("place landing-pad 1", "resupply 2")) {
            position = position.apply(RED, GAME.notation().parse(step));
        }
        assertThat(EXPERTS.legal(position)).contains("rest", "finish");
        assertThat(EXPERTS.answers(position, 2)).containsOnly("place training-centre 1");
    }
}
