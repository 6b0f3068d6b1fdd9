package cydonia.games.onmars;

import static cydonia.engine.Seat.*;
import static cydonia.games.onmars.Play.at;
import static cydonia.games.onmars.Play.hex;
import static org.assertj.core.api.Assertions.assertThat;

import cydonia.engine.Fact;
import cydonia.engine.Fact.Gain;
import cydonia.engine.Fact.Moved;
import cydonia.engine.Fact.Placed;
import cydonia.engine.Fact.Price;
import cydonia.engine.Fact.Score;
import cydonia.engine.Outlook;
import cydonia.games.onmars.box.Blueprint;
import cydonia.games.onmars.box.Building;
import cydonia.games.onmars.box.Executive;
import cydonia.games.onmars.box.Item;
import cydonia.games.onmars.box.LabSpace;
import cydonia.games.onmars.box.MainAction;
import cydonia.games.onmars.box.Scientist;
import cydonia.games.onmars.box.Tech;
import cydonia.games.onmars.box.Things;
import cydonia.games.onmars.language.Facts;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("What an action costs and brings is told before it is taken")
class OutlookTest {

    private static List<Fact> facts(Play play, String action) {
        return Outlook.of(play.position(), 3, play.asked(), new OnMars().notation().parse(action)).facts();
    }

    @Test
    @DisplayName("A condenser beside another costs a plant and brings two oxygen; one finds no room and is lost")
    void a_building_site() {
        Play play = Play.from(Scenario.of(3).tech(RED, Tech.OXYGEN_CONDENSER, LabSpace.L1A).stock(RED, Item.MINERAL, 0)
                .bot(RED, at(-3, 1)).turn(RED)).does("act construct-building", "construct oxygen-condenser");
        assertThat(facts(play, "at " + hex(-3, 2))).contains(new Price(Item.PLANT.thing(), 1),
                new Placed(RED, Building.OXYGEN_CONDENSER.thing(), Facts.hex(at(-3, 2))),
                new Gain(RED, Item.OXYGEN.thing(), 1, 1), new Moved(Building.OXYGEN_CONDENSER.thing(), 1));
        int plants = play.stock(RED, Item.PLANT);
        play.does("at " + hex(-3, 2));
        assertThat(play.stock(RED, Item.PLANT)).isEqualTo(plants - 1);
        assertThat(play.stock(RED, Item.OXYGEN)).isEqualTo(2);
    }

    @Test
    @DisplayName("A station costs the colonist placed there, and one crystal or colonist for each other colour")
    void a_station() {
        Play play = Play.from(Scenario.of(3).space(RED, 1).quarters(RED, 3)
                .slots(MainAction.OBTAIN_BLUEPRINT, GREEN, 1).slots(MainAction.OBTAIN_BLUEPRINT, BLUE, 1).turn(RED));
        assertThat(facts(play, "act obtain-blueprint")).containsExactly(new Price(Things.COLONIST, 1),
                new Price(Things.UNIT, 2));
        assertThat(facts(play, "act resupply")).isEmpty();
    }

    @Test
    @DisplayName("The price of a tile of the grid stands beside it, the way of paying is asked later")
    void a_technology() {
        Play play = Play.from(Scenario.of(3).space(RED, 1).quarters(RED, 3).grid(Tech.MINE, Tech.ROVER, Tech.SHIP,
                Tech.UPGRADE, Tech.GENERATOR, Tech.GREENHOUSE).turn(RED)).does("act learn-technology");
        assertThat(facts(play, "learn mine bottom")).noneMatch(Price.class::isInstance);
        assertThat(facts(play, "learn ship middle")).contains(new Price(Item.BATTERY.thing(), 1));
        assertThat(facts(play, "learn greenhouse top")).contains(new Price(Item.BATTERY.thing(), 1),
                new Price(Things.RESOURCE, 1));
    }

    @Test
    @DisplayName("An advanced building costs two crystals, and nothing with the scientist")
    void an_advanced_building() {
        Play play = Play.from(Scenario.of(3).quarters(RED, 0).crystals(RED, 3).bot(RED, at(0, -1))
                .advanced(RED, Blueprint.CASINO, at(-2, -1)).scientist(RED, Blueprint.CASINO.scientist()).turn(RED));
        assertThat(facts(play, "use casino")).containsExactly(new Price(Item.CRYSTAL.thing(), 2),
                new Gain(RED, Item.CRYSTAL.thing(), 2, 0));
        Scientist scientist = Blueprint.CASINO.scientist();
        assertThat(facts(play, "send casino")).containsExactly(
                new Placed(RED, scientist.thing(), Blueprint.CASINO.thing()),
                new Gain(RED, Item.CRYSTAL.thing(), 2, 0));
    }

    @Test
    @DisplayName("A blueprint brings what it gives and costs a point while it is not built; a fourth one a colonist")
    void a_blueprint() {
        Play play = Play.from(Scenario.of(3).space(RED, 1).quarters(RED, 3).shown(Blueprint.CASINO,
                Blueprint.METAL_DEPOSIT).turn(RED)).does("act obtain-blueprint");
        Item gives = Blueprint.METAL_DEPOSIT.gives();
        assertThat(facts(play, "plan metal-deposit")).contains(new Gain(RED, Blueprint.METAL_DEPOSIT.thing(), 1, 0),
                new Gain(RED, gives.thing(), 1, 0)).anyMatch(Score.class::isInstance)
                .noneMatch(Price.class::isInstance);
        play.does("plan metal-deposit");
        assertThat(facts(play, "plan casino")).contains(new Price(Things.COLONIST, 1));
    }

    @Test
    @DisplayName("Flying costs a ship and brings colonists home as far as there are beds")
    void a_journey() {
        Play play = Play.from(
                Scenario.of(3).shipTaken(RED, Executive.MOVE_ROVER, true).quarters(RED, 2).working(RED, 3).roundOver());
        assertThat(play.legal()).contains("fly");
        assertThat(facts(play, "fly")).contains(new Price(Things.SHIP, 1), new Gain(RED, Things.COLONIST, 2, 1));
        assertThat(facts(play, "stay")).noneMatch(Price.class::isInstance);
    }
}
