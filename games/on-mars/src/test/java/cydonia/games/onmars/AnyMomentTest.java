package cydonia.games.onmars;

import static cydonia.engine.Seat.*;
import static cydonia.games.onmars.Play.at;
import static cydonia.games.onmars.Play.hex;
import static org.assertj.core.api.Assertions.assertThat;

import cydonia.games.onmars.box.Blueprint;
import cydonia.games.onmars.box.Building;
import cydonia.games.onmars.box.Contract;
import cydonia.games.onmars.box.Direction;
import cydonia.games.onmars.box.Discovery;
import cydonia.games.onmars.box.Executive;
import cydonia.games.onmars.box.Goal;
import cydonia.games.onmars.box.Item;
import cydonia.games.onmars.box.LabSpace;
import cydonia.games.onmars.box.Tech;
import cydonia.games.onmars.language.OnMarsObstacle;
import cydonia.games.onmars.language.Question;
import cydonia.games.onmars.rules.Surface;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("What may be done at any moment: private goals and deliveries")
class AnyMomentTest {

    @Test
    @DisplayName("O5. A goal is completed inside an action, and its reward pays for the rest of it")
    void a_goal_inside_an_action() {
        Play play = Play.from(Scenario.of(2).space(RED, 1).goals(RED, Goal.PLANNER).plan(RED, Blueprint.CASINO)
                .plan(RED, Blueprint.GYM).plan(RED, Blueprint.BIOMARKET).quarters(RED, 3).turn(RED));
        play.does("act obtain-blueprint").refuses("goal planner develop").does("plan metal-deposit");
        play.allows("goal planner develop", "plan construction-yard").does("goal planner develop");
        play.asks(RED, Question.Develop.class).does("enough").asks(RED, Question.Plans.class);
    }

    @Test
    @DisplayName("O5. The turn ends with the Landing Pod, but a goal can still be completed and an item delivered")
    void after_the_landing_pod() {
        Play play = Play.from(Scenario.of(2).space(RED, 2).goals(RED, Goal.EXPLORER).discoveries(RED, 3)
                .contract(RED, Contract.DELIVER_WATER).crystals(RED, 3).turn(RED)).does("act landing-pod", "space 5");
        play.offers("end", "goal explorer develop", "goal explorer reward", "deliver deliver-water water",
                "deliver deliver-water mineral");
        play.does("deliver deliver-water water", "goal explorer develop", "enough", "end");
        assertThat(play.company(RED).goalDone).isEqualTo(Goal.EXPLORER.ordinal());
        assertThat(play.company(RED).acted).isTrue();
    }

    @Test
    @DisplayName("O5. Neither a goal nor a delivery in the middle of a payment")
    void not_while_something_is_unpaid() {
        Play play = Play.from(Scenario.of(2).goals(RED, Goal.EXPLORER).discoveries(RED, 3).crystals(RED, 1)
                .contract(RED, Contract.DELIVER_WATER).turn(RED)).does("execute move-bots");
        play.asks(RED, Question.PayCrystals.class).offers("discard explorer");
    }

    @Test
    @DisplayName("O5. A goal only on one's own turn, a delivery also when one is asked on another's")
    void on_anothers_turn() {
        Play play = Play.from(Scenario.of(2).tech(GREEN, Tech.ROVER, LabSpace.L1A).goals(GREEN, Goal.EXPLORER)
                .discoveries(GREEN, 3).contract(GREEN, Contract.DELIVER_OXYGEN).turn(RED));
        play.does("act control-center", "tech green", "enough").asks(GREEN, Question.Oxygen.class);
        play.allows("deliver deliver-oxygen oxygen").refuses("goal explorer develop", "goal explorer reward");
    }

    @Test
    @DisplayName("O5. A crystal just gained may go straight onto a contract, though it cannot be spent")
    void a_new_crystal_is_delivered() {
        Play play = Play.from(Scenario.of(2).space(RED, 1).contract(RED, Contract.DELIVER_CRYSTAL).crystals(RED, 0)
                .turn(RED)).refuses("deliver deliver-crystal crystal").does("act resupply", "take crystal");
        play.does("deliver deliver-crystal crystal");
        assertThat(play.company(RED).waiting).isZero();
        assertThat(play.table().holdings.delivered[2 * Contract.DELIVER_CRYSTAL.ordinal()]).isEqualTo((byte) 1);
    }

    @Test
    @DisplayName("O5. When several contracts want what finds no room, the owner says which takes it")
    void several_contracts_want_it() {
        Play play = Play.from(Scenario.of(2).shipTaken(RED, Executive.GAIN_MINERAL, true).crystals(RED, 3)
                .stock(RED, Item.MINERAL, 2).contract(RED, Contract.DELIVER_WATER)
                .contract(RED, Contract.DELIVER_PLANT).turn(RED)).does("execute gain-mineral");
        play.asks(RED, Question.PutGain.class)
                .offers("deliver deliver-water mineral", "deliver deliver-plant mineral")
                .does("deliver deliver-plant mineral");
        assertThat(play.stock(RED, Item.MINERAL)).isEqualTo(2);
        assertThat(play.table().holdings.delivered[2 * Contract.DELIVER_PLANT.ordinal() + 1]).isEqualTo((byte) 1);
    }

    @Test
    @DisplayName("O6. A goal card is discarded only by an answer, even where no crystal is left")
    void a_goal_is_never_discarded_unasked() {
        Play play = Play.from(Scenario.of(2).goals(RED, Goal.HOST, Goal.MINER).crystals(RED, 0).turn(RED));
        play.does("execute move-bots").offers("discard miner").does("discard miner")
                .offers("discard host");
    }

    @Test
    @DisplayName("O7. A crystal that neither the depot nor a contract could keep cannot be taken")
    void what_cannot_be_kept_cannot_be_taken() {
        Scenario full = Scenario.of(2).space(RED, 1).crystals(RED, 3).contract(RED, Contract.DELIVER_CRYSTAL)
                .delivered(Contract.DELIVER_CRYSTAL, 2, 0);
        Play.from(full.turn(RED)).does("act resupply").allows("take crystal");
        Play.from(Scenario.of(2).space(RED, 1).crystals(RED, 3).waiting(RED, 1)
                .contract(RED, Contract.DELIVER_CRYSTAL).delivered(Contract.DELIVER_CRYSTAL, 2, 0).turn(RED))
                .does("act resupply").refuses("take crystal");
    }

    @Test
    @DisplayName("O8. The Radar takes any tile that lies open, of use now or not, and always asks")
    void the_radar_takes_any_tile() {
        Scenario scenario = Scenario.of(2).building(Building.GENERATOR, at(0, -3)).building(Building.GENERATOR,
                at(1, -3)).advanced(RED, Blueprint.RADAR, at(0, -2)).crystals(RED, 2).stock(RED, Item.PLANT, 2);
        Play.from(scenario.exploration(Discovery.PLANTS).turn(RED)).does("use radar").offers("explore plants")
                .does("explore plants").refuses("use radar");
        Play later = Play.from(Scenario.of(2).building(Building.GENERATOR, at(0, -3)).building(Building.GENERATOR,
                at(1, -3)).advanced(RED, Blueprint.RADAR, at(0, -2)).crystals(RED, 2).stock(RED, Item.PLANT, 2)
                .radar(Discovery.PLANTS).turn(RED));
        later.refusesBecause("use radar", new OnMarsObstacle.NoUsefulTile());
    }

    @Test
    @DisplayName("O9. The arrows of the top tile of each stack are seen before type and hex are chosen")
    void arrows_are_seen_beforehand() {
        Scenario scenario = Scenario.of(2).building(Building.GENERATOR, at(-6, 2)).bot(RED, at(0, -3));
        OnMarsPosition position = scenario.turn(RED);
        assertThat(position.observe(GREEN).colony().arrows().get(Building.GENERATOR)).containsExactly(Direction.NE);
        Play play = Play.from(position).does("act construct-building", "construct generator", "at " + hex(1, -4));
        assertThat(Surface.hasGem(play.table(), at(2, -5))).isTrue();
        assertThat(play.table().ground.top[Building.GENERATOR.ordinal()]).as("the next one is shown").isGreaterThan(
                (byte) 1);
    }

    @Test
    @DisplayName("O12. Colonists gained this turn cannot be used to welcome one more ship; those there before can")
    void newcomers_welcome_no_ship() {
        Scenario scenario = Scenario.of(2).level(3).shelter(RED, at(-5, 2)).shelter(RED, at(-5, 3))
                .stock(RED, Item.PLANT, 3).stock(RED, Item.WATER, 3).stock(RED, Item.MINERAL, 0)
                .goals(RED, Goal.SETTLER);
        Play none = Play.from(scenario.quarters(RED, 0).turn(RED)).does("goal settler reward", "act welcome-ship",
                "ship upgrade", "unload colonists");
        assertThat(none.company(RED).quarters).isEqualTo(4);
        none.refuses("ship take-plan");
        Play one = Play.from(Scenario.of(2).level(3).shelter(RED, at(-5, 2)).shelter(RED, at(-5, 3))
                .stock(RED, Item.PLANT, 3).stock(RED, Item.WATER, 3).stock(RED, Item.MINERAL, 0)
                .goals(RED, Goal.SETTLER).quarters(RED, 1).turn(RED)).does("goal settler reward", "act welcome-ship",
                        "ship upgrade", "unload colonists", "ship take-plan", "unload colonists");
        one.refuses("ship move-rover");
        assertThat(one.company(RED).working).isEqualTo(1);
    }
}
