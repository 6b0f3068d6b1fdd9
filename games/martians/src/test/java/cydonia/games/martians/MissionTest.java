package cydonia.games.martians;

import static cydonia.games.martians.box.Infrastructure.EXCAVATION;
import static cydonia.games.martians.box.Infrastructure.GREENHOUSES;
import static cydonia.games.martians.box.Infrastructure.HOSPITAL;
import static cydonia.games.martians.box.Infrastructure.LABORATORY;
import static cydonia.games.martians.box.Infrastructure.MOXIE;
import static cydonia.games.martians.box.Infrastructure.TRAINING_CENTRE;
import static cydonia.games.martians.box.Infrastructure.WATER_PLANT;
import static org.assertj.core.api.Assertions.assertThat;

import cydonia.engine.Dice;
import cydonia.engine.Seed;
import cydonia.games.martians.box.Area;
import cydonia.games.martians.box.Event;
import cydonia.games.martians.box.Good;
import cydonia.games.martians.box.Mission;
import cydonia.games.martians.box.Need;
import cydonia.games.martians.box.Objective.Requirement;
import cydonia.games.martians.box.PowerSource;
import cydonia.games.martians.box.Technology;
import cydonia.games.martians.box.TokenKind;
import cydonia.games.martians.box.Weather;
import cydonia.games.martians.language.MartiansObstacle.NotEnoughArtefacts;
import cydonia.games.martians.language.MartiansObstacle.NotYet;
import cydonia.games.martians.language.MartiansObstacle.SlotsFull;
import cydonia.games.martians.table.Displays;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The thirteen missions")
class MissionTest extends RulesTest {

    private static Scenario rich(Scenario scenario) {
        for (Good good : Good.values()) {
            if (good != Good.REPUTATION) {
                scenario.has(20, good);
            }
        }
        return scenario.noNeeds();
    }

    /** What a task costs and earns: everything else is checked by the caller. */
    private void task(String id, int time, String cost, int reputation) {
        int before = reputation();
        int timeBefore = timeLeft();
        int[] goods = table().stocks.goods.clone();
        when("place landing-pad 1", "accomplish " + id);
        assertThat(timeBefore - timeLeft()).as("time").isEqualTo(time);
        assertThat(reputation() - before).as("reputation").isEqualTo(reputation);
        StringBuilder spent = new StringBuilder();
        for (Good good : Good.values()) {
            int difference = goods[good.ordinal()] - table().stocks.goods[good.ordinal()];
            if (good != Good.REPUTATION && difference != 0) {
                spent.append(spent.isEmpty() ? "" : " ").append(difference).append(' ').append(good.id());
            }
        }
        assertThat(spent.toString()).isEqualTo(cost);
    }

    private boolean won(Scenario scenario) {
        given(scenario.cycle(4).maintenance());
        return table().calendar.missionDone;
    }

    @Test
    void four_missions_of_the_base_game_and_nine_of_the_collectors_edition() {
        assertThat(Mission.values()).hasSize(13);
        assertThat(Stream.of(Mission.values()).filter(Mission::collector)).hasSize(9);
    }

    @Test
    void change_of_plans() {
        given(rich(Scenario.coop(2)).position());
        task("habitat-module", 1, "2 regolith 1 supplies", 3);
        given(rich(Scenario.coop(2)).position());
        task("welcome-stock", 1, "1 water 1 food", 3);
        given(rich(Scenario.coop(2)).cycle(3).nextEvent(Event.THE_LEAK).preparation());
        assertThat(need(1, Need.HUNGER) + need(2, Need.HUNGER) + need(3, Need.HUNGER) + need(4, Need.HUNGER))
                .as("4 and the advance crew").isEqualTo(5);
        Scenario done = Scenario.coop(2).noNeeds().filled("habitat-module", 2).filled("welcome-stock", 1);
        assertThat(won(done.built(HOSPITAL))).isFalse();
        assertThat(won(done.built(HOSPITAL, LABORATORY))).isTrue();
    }

    @Test
    void dust_imps() {
        given(rich(Scenario.coop(2, Mission.DUST_IMPS)).cycle(2).nextEvent(Event.VISITORS).preparation());
        assertThat(table().posts.dust).isEqualTo(1 << GREENHOUSES.ordinal());
        when("place greenhouses 1", "harvest");
        assertThat(timeLeft()).as("dust costs one more time").isEqualTo(1);
        given(rich(Scenario.coop(2, Mission.DUST_IMPS)).dust(GREENHOUSES, EXCAVATION, MOXIE).position());
        when("place landing-pad 1", "accomplish clean-up");
        assertThat(legal()).containsExactly("clean moxie", "clean excavation", "clean greenhouses");
        when("clean excavation");
        assertThat(table().posts.dust).isEqualTo(1 << GREENHOUSES.ordinal() | 1 << MOXIE.ordinal());
        assertThat(reputation()).isEqualTo(4);
        given(rich(Scenario.coop(2, Mission.DUST_IMPS)).position());
        task("filters", 1, "2 energy 1 regolith 1 supplies", 3);
        given(rich(Scenario.coop(2, Mission.DUST_IMPS)).position());
        when("place landing-pad 1");
        rejected("accomplish clean-up", new NotYet(new Requirement.DustLies()));
        assertThat(won(Scenario.coop(2, Mission.DUST_IMPS).noNeeds().filled("filters", 3).dust(MOXIE))).isFalse();
        assertThat(won(Scenario.coop(2, Mission.DUST_IMPS).noNeeds().filled("filters", 3))).isTrue();
    }

    @Test
    void botanical_capsule() {
        Mission mission = Mission.BOTANICAL_CAPSULE;
        given(rich(Scenario.coop(2, mission)).position());
        task("seedlings", 1, "1 water 2 food", 4);
        given(rich(Scenario.coop(2, mission)).position());
        task("medicinal-plants", 1, "1 water 1 medicine", 4);
        given(rich(Scenario.coop(2, mission)).position());
        task("living-soil", 1, "1 energy 2 regolith", 3);
        when("place greenhouses 1", "plant potato-beds");
        assertThat(has(Good.ENERGY)).as("changing costs no energy").isEqualTo(19);
        Scenario done = Scenario.coop(4, mission).noNeeds().filled("seedlings", 3).filled("medicinal-plants", 2)
                .filled("living-soil", 2);
        assertThat(won(done)).isFalse();
        assertThat(won(done.improved(GREENHOUSES))).isTrue();
    }

    @Test
    void force_field() {
        Mission mission = Mission.FORCE_FIELD;
        given(rich(Scenario.coop(2, mission)).position());
        when("place landing-pad 1");
        rejected("accomplish power-core", new NotYet(new Requirement.HalfDone(0)));
        given(rich(Scenario.coop(2, mission)).position());
        task("emitter", 1, "2 energy 2 regolith", 3);
        given(rich(Scenario.coop(2, mission)).filled("emitter", 2).position());
        task("power-core", 1, "4 energy", 3);
        given(rich(Scenario.coop(2, mission)).filled("emitter", 1).nextEvent(Event.SOLAR_FLARE_1).beforeTurn(3));
        assertThat(quarters(1)).as("an unshielded flare sickens").containsExactly(0, 1, 0);
        given(rich(Scenario.coop(2, mission)).filled("emitter", 2).nextEvent(Event.SOLAR_FLARE_1).beforeTurn(3));
        assertThat(quarters(1)).containsExactly(0, 0, 0);
        Scenario done = Scenario.coop(2, mission).noNeeds().filled("emitter", 3).filled("power-core", 1)
                .installed(RED, 2, PowerSource.SOLAR);
        assertThat(won(done)).isFalse();
        assertThat(won(done.installed(GREEN, 1, PowerSource.WIND))).isTrue();
    }

    @Test
    void force_field_has_a_flare_in_every_pile() {
        for (int seed = 0; seed < 30; seed++) {
            var rollout = new Martians().begin(
                    Campaign.setup(2, Map.of("mode", "semi", "mission", "force-field")),
                    Seed.of(seed)).open();
            Campaign.play(rollout, Dice.choosing(Seed.of(seed), 0).open());
            long out = rollout.seal().table().conditions.eventsOut;
            assertThat(out & 0b1110).as("flares of cycles 2 to 4, seed %s", seed).isEqualTo(0b1110);
        }
    }

    @Test
    void mars_one() {
        Mission mission = Mission.MARS_ONE;
        given(rich(Scenario.coop(2, mission)).position());
        when("place landing-pad 1");
        rejected("accomplish care", new NotYet(new Requirement.Done(0)));
        given(rich(Scenario.coop(2, mission)).position());
        task("airlock", 1, "2 energy -1 supplies", 3);
        rejected("accomplish airlock", new SlotsFull(1));
        given(rich(Scenario.coop(2, mission)).filled("airlock", 1).position());
        task("search-team", 1, "1 energy 1 water 1 food", 3);
        given(rich(Scenario.coop(2, mission)).filled("airlock", 1).position());
        task("care", 1, "1 medicine", 4);
        given(rich(Scenario.coop(2, mission)).filled("airlock", 1).filled("search-team", 2).position());
        task("archive", 2, "2 energy 1 supplies", 5);
        Scenario done = Scenario.coop(2, mission).noNeeds().filled("airlock", 1).filled("search-team", 2)
                .filled("care", 1);
        assertThat(won(done)).isFalse();
        assertThat(won(done.filled("archive", 1))).isTrue();
    }

    @Test
    void refugees() {
        Mission mission = Mission.REFUGEES;
        given(rich(Scenario.coop(2, mission)).cycle(2).nextEvent(Event.VALVES).preparation());
        assertThat(table().mission.refugees).isEqualTo(1);
        assertThat(quarters(1)).as("4 hunger and one for the refugee").containsExactly(1, 1, 2);
        given(rich(Scenario.coop(2, mission)).cycle(4).refugees(1).nextEvent(Event.FIRE).preparation());
        assertThat(table().mission.refugees).as("no third one with two players").isEqualTo(1);
        given(rich(Scenario.coop(3, mission)).cycle(4).nextEvent(Event.FIRE).preparation());
        assertThat(table().mission.refugees).isEqualTo(1);
        given(rich(Scenario.coop(2, mission)).refugees(2).position());
        task("shelter", 1, "1 energy 1 regolith 1 supplies", 3);
        assertThat(table().mission.refugees).isEqualTo(1);
        assertThat(table().crews.reserve[0]).as("two of three markers and the helper").isEqualTo(3);
        when("rest", "place landing-pad 1", "accomplish shelter");
        assertThat(table().crews.reserve[0]).as("one helper for each player at most").isEqualTo(3);
        given(rich(Scenario.coop(2, mission)).position());
        when("place landing-pad 1");
        rejected("accomplish shelter", new NotYet(new Requirement.RefugeeWaits()));
        given(rich(Scenario.coop(2, mission)).position());
        task("screening", 1, "1 medicine", 4);
        Scenario done = Scenario.coop(2, mission).noNeeds().filled("shelter", 2);
        assertThat(won(done)).isFalse();
        assertThat(won(done.filled("screening", 1))).isTrue();
    }

    @Test
    void mission_to_phobos() {
        Mission mission = Mission.MISSION_TO_PHOBOS;
        given(rich(Scenario.coop(2, mission)).position());
        task("hull", 1, "2 regolith 1 supplies", 3);
        given(rich(Scenario.coop(2, mission)).position());
        task("fuel", 1, "2 energy 2 ice", 3);
        given(rich(Scenario.coop(2, mission)).position());
        task("provisions", 1, "1 water 1 food", 3);
        Scenario ready = rich(Scenario.coop(2, mission)).filled("hull", 2).filled("fuel", 1).filled("provisions", 1);
        given(ready.cycle(2).position());
        when("place landing-pad 1");
        rejected("accomplish launch", new NotYet(new Requirement.FromCycle(3)));
        given(ready.cycle(3).position());
        task("launch", 2, "", 5);
        assertThat(won(ready)).isFalse();
        assertThat(won(ready.filled("launch", 1))).isTrue();
    }

    @Test
    void face_on_mars() {
        Mission mission = Mission.FACE_ON_MARS;
        given(rich(Scenario.coop(2, mission)).position());
        task("survey-camp", 1, "1 energy 1 regolith 1 supplies", 3);
        when("finish", "place landing-pad 2");
        rejected("accomplish transmit-find", new NotEnoughArtefacts(1, 0));
        given(rich(Scenario.coop(2, mission)).artefacts(1).position());
        task("transmit-find", 1, "1 energy", 4);
        assertThat(table().mission.artefacts).isZero();
        int east = Area.at(4, -1);
        given(rich(Scenario.coop(2, mission)).excavator(east).token(east, TokenKind.ARTEFACT).position());
        when("place excavation 1", "extract " + Area.id(east));
        assertThat(table().mission.artefacts).isEqualTo(1);
        Scenario done = Scenario.coop(2, mission).noNeeds().filled("survey-camp", 1).filled("transmit-find", 1);
        assertThat(won(done)).isFalse();
        assertThat(won(done.filled("transmit-find", 2))).isTrue();
    }

    @Test
    void the_dark_side_of_mars_is_played_with_the_extension_board() {
        given(Scenario.coop(2, Mission.DARK_SIDE_OF_MARS).position());
        assertThat(now().observe(RED).excavation().cells()).hasSize(Area.CELLS);
        assertThat(table().digSite.hiddenExtension[TokenKind.ARTEFACT.ordinal()]).as("nobody wants artefacts").isZero();
        assertThat(Displays.sum(table().digSite.hiddenExtension)).isEqualTo(20);
    }

    @Test
    void dark_side_of_mars() {
        Mission mission = Mission.DARK_SIDE_OF_MARS;
        given(rich(Scenario.coop(2, mission)).cycle(2).nextEvent(Event.VALVES).preparation());
        assertThat(table().mission.hostility).isEqualTo(1);
        given(rich(Scenario.coop(2, mission)).position());
        task("outpost", 1, "1 energy 1 regolith 1 supplies", 3);
        given(rich(Scenario.coop(2, mission)).position());
        task("gifts", 1, "2 food 1 medicine", 5);
        given(rich(Scenario.coop(2, mission)).position());
        task("listening-post", 1, "3 energy", 2);
        given(Scenario.semi(2, mission, false).noNeeds().hostility(1).has(RED, 1, Good.FOOD).nextEvent(Event.VALVES)
                .maintenance());
        assertThat(has(GREEN, Good.REPUTATION)).as("green has no food").isZero();
        assertThat(legal()).containsExactly("pay", "refuse");
        when(RED, "pay");
        assertThat(has(RED, Good.FOOD)).isZero();
        assertThat(has(RED, Good.REPUTATION)).isEqualTo(2);
        given(Scenario.coop(2, mission).noNeeds().hostility(1).filled("outpost", 1).nextEvent(Event.VALVES)
                .maintenance());
        assertThat(reputation()).as("the outpost keeps them away").isEqualTo(2);
        Scenario done = Scenario.coop(2, mission).noNeeds().filled("outpost", 2).filled("gifts", 1);
        assertThat(won(done)).isFalse();
        assertThat(won(done.filled("listening-post", 1))).isTrue();
    }

    @Test
    void underground_colony() {
        Mission mission = Mission.UNDERGROUND_COLONY;
        given(rich(Scenario.coop(2, mission)).position());
        task("hall", 1, "1 energy 3 regolith", 4);
        given(rich(Scenario.coop(2, mission)).position());
        task("lighting", 1, "3 energy", 2);
        Scenario done = Scenario.coop(2, mission).noNeeds().filled("hall", 2).filled("lighting", 1);
        assertThat(won(done.dug(0, 1, 2, 3, 4, 5, 6))).isFalse();
        assertThat(won(done.dug(7))).isTrue();
    }

    @Test
    void disaster() {
        Mission mission = Mission.DISASTER;
        given(Scenario.coop(2, mission).position());
        assertThat(table().piles.rtg).isEqualTo(2);
        assertThat(has(Good.ENERGY)).as("one less for each of two").isEqualTo(8);
        assertThat(table().posts.improvable & GREENHOUSES.mask()).isEqualTo(GREENHOUSES.mask());
        assertThat(table().posts.improvable & MOXIE.mask()).isEqualTo(1 << MOXIE.firstPost());
        Scenario done = Scenario.coop(2, mission).noNeeds().built(HOSPITAL, WATER_PLANT, LABORATORY, TRAINING_CENTRE);
        assertThat(won(done)).as("ten improvement tokens are left").isFalse();
        done.improved(GREENHOUSES);
        assertThat(won(done)).isTrue();
        assertThat(won(done.dead(0, 1))).isFalse();
    }

    @Test
    void vastitas_borealis() {
        Mission mission = Mission.VASTITAS_BOREALIS;
        given(rich(Scenario.coop(2, mission)).position());
        assertThat(table().conditions.weatherPile[Weather.SOLAR_ENERGY.ordinal()]).isZero();
        assertThat(table().conditions.weatherPile[Weather.SOLAR_FOOD.ordinal()]).isZero();
        assertThat(Displays.sum(table().conditions.weatherPile)).isEqualTo(7);
        task("ice-core", 1, "1 energy 3 ice", 4);
        given(rich(Scenario.coop(2, mission)).position());
        task("reservoir", 1, "3 water", 4);
        given(rich(Scenario.coop(2, mission)).position());
        task("heated-drill", 1, "2 energy 1 supplies", 3);
        Scenario done = Scenario.coop(2, mission).noNeeds().filled("ice-core", 2).filled("reservoir", 1);
        assertThat(won(done)).isFalse();
        assertThat(won(done.filled("heated-drill", 1))).isTrue();
    }

    @Test
    void the_end() {
        Mission mission = Mission.THE_END;
        given(rich(Scenario.coop(2, mission)).cycle(3).nextEvent(Event.THE_LEAK).preparation());
        assertThat(Displays.sum(table().piles.expertsShown)).as("no expert arrives").isEqualTo(4);
        assertThat(Displays.sum(table().piles.assistantsShown)).isEqualTo(4);
        when("place landing-pad 1", "resupply 1");
        assertThat(timeLeft()).as("resupply costs one more time").isEqualTo(1);
        Scenario done = Scenario.coop(2, mission).noNeeds().fourthFree(0).has(40, Good.REPUTATION)
                .installed(RED, 2, PowerSource.SOLAR).installed(GREEN, 1, PowerSource.WIND)
                .developed(RED, Technology.MEDICINES);
        assertThat(won(done)).isFalse();
        assertThat(won(done.developed(RED, Technology.CO2_CONVERTER))).isTrue();
        assertThat(won(done.has(39, Good.REPUTATION))).isFalse();
    }
}
