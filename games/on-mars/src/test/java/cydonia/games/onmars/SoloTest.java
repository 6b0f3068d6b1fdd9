package cydonia.games.onmars;

import static cydonia.engine.Seat.*;
import static cydonia.games.onmars.Play.at;
import static cydonia.games.onmars.Play.hex;
import static org.assertj.core.api.Assertions.assertThat;

import cydonia.engine.Seat;
import cydonia.games.onmars.cards.Blueprint;
import cydonia.games.onmars.cards.Building;
import cydonia.games.onmars.cards.Contract;
import cydonia.games.onmars.cards.Discovery;
import cydonia.games.onmars.cards.Executive;
import cydonia.games.onmars.cards.Item;
import cydonia.games.onmars.cards.LabSpace;
import cydonia.games.onmars.cards.MainAction;
import cydonia.games.onmars.cards.Mission;
import cydonia.games.onmars.cards.Research;
import cydonia.games.onmars.cards.Reward;
import cydonia.games.onmars.cards.Scientist;
import cydonia.games.onmars.cards.SoloCard;
import cydonia.games.onmars.cards.Tech;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Solo against Lacerda")
class SoloTest {

    private static final Seat LACERDA = GREEN;

    private static SoloCard card(int number) {
        return SoloCard.ALL.get(number - 1);
    }

    private static Scenario solo() {
        return Scenario.of(1);
    }

    @Test
    @DisplayName("72. Icon greenhouse, greenhouse and condenser on row 2: he builds a mine, the icon goes on")
    void he_builds_what_the_colony_needs() {
        Play play = Play.from(LifeSupportTest.grown(solo(), 0, 0, 1, 1).icon(Building.GREENHOUSE).soloDeck(card(3))
                .automaTurn());
        assertThat(Building.of(play.table().automa.icon)).isEqualTo(Building.GENERATOR);
        assertThat(Goals.mines(play.table(), Owner.AUTOMA)).isEqualTo(1);
        assertThat(play.table().slots(MainAction.CONSTRUCT_BUILDING.ordinal(), Owner.AUTOMA)).isEqualTo(1);
    }

    @Test
    @DisplayName("73. In Orbit, two colonists on Obtain Blueprint and 1 crystal: he moves his rover instead")
    void what_he_cannot_pay_moves_the_rover() {
        Play play = Play.from(solo().space(LACERDA, 2).slots(MainAction.OBTAIN_BLUEPRINT, RED, 2)
                .tile(Discovery.CRYSTALS, at(0, -1)).soloDeck(card(3)).automaTurn());
        assertThat(play.company(LACERDA).plans).isZero();
        assertThat(play.company(LACERDA).rover).isEqualTo(at(0, -1));
        assertThat(play.company(LACERDA).waiting).isEqualTo(3);
        assertThat(play.company(LACERDA).discoveries).isEqualTo(1);
        assertThat(play.company(LACERDA).crystals).isEqualTo(1);
    }

    @Test
    @DisplayName("74. The first pass moves no mission; from the thirteenth card on each moves one step")
    void missions_move_from_the_second_pass_on() {
        Play first = Play.from(solo().soloDeck(card(1)).automaTurn());
        assertThat(first.table().colony.missionSteps[0]).isEqualTo((byte) 2);
        Play second = Play.from(solo().soloDeck().automaTurn());
        assertThat(second.table().automa.secondPass).isTrue();
        int mission = SoloCard.ALL.get(second.table().automa.card).mission().ordinal();
        int steps = Mission.of(second.table().colony.missions[mission]).steps(2);
        assertThat((int) second.table().colony.missionSteps[mission]).isEqualTo(steps - 1);
        assertThat(Integer.bitCount(second.table().automa.deck)).isEqualTo(11);
    }

    @Test
    @DisplayName("75. Last card with an X: he stays when the shuttle leaves from his side")
    void the_x_keeps_him() {
        Play stays = Play.from(solo().space(LACERDA, 2).shuttle(true, 1).lastSoloCard(card(2)).roundOver());
        assertThat(stays.company(LACERDA).space).isEqualTo(2);
        Play rides = Play.from(solo().space(LACERDA, 2).shuttle(true, 1).lastSoloCard(card(1)).roundOver());
        assertThat(rides.company(LACERDA).space).isBetween(6, 8);
        assertThat(rides.table().market.exploration[0]).as("the left tile was placed")
                .isNotEqualTo((byte) Discovery.CRYSTALS.ordinal());
        assertThat(count(rides)).as("and a building built").isEqualTo(count(stays) + 1);
    }

    private static int count(Play play) {
        int built = 0;
        for (byte kind : play.table().ground.building) {
            built += kind >= 0 ? 1 : 0;
        }
        return built;
    }

    @Test
    @DisplayName("76. The human causes level 2: he builds a shelter, has a ship in the hangar and a bot on his board")
    void he_grows_with_the_colony() {
        Play play = Play.from(LifeSupportTest.grown(solo(), 1, 1, 0, 1).bot(RED, at(1, 2)).stock(RED, Item.MINERAL, 0)
                .soloDeck(card(2)).space(LACERDA, 2).turn(RED));
        play.does("act construct-building", "construct greenhouse", "at " + hex(2, 2), "claim crystal");
        play.asks(RED, Question.MakeRoom.class).does("at " + hex(1, 1));
        assertThat(play.table().colony.level).isEqualTo(2);
        assertThat(play.company(LACERDA).shelters).isEqualTo(2);
        assertThat(play.company(LACERDA).hangar).isEqualTo(1);
        assertThat(play.company(LACERDA).bots).isEqualTo(2);
        assertThat(Surface.largest(play.table(), Ground.SHELTER_KIND + Owner.AUTOMA)).as("as large as possible")
                .isEqualTo(2);
    }

    @Test
    @DisplayName("77. The human uses his Rover tile on column 2: it moves to column 3 and he takes the bonus")
    void he_develops_what_others_use() {
        Play play = Play.from(solo().tech(LACERDA, Tech.ROVER, LabSpace.L2C).noTech(LACERDA, Tech.SHELTER)
                .warehouse(Item.CRYSTAL, 2).crystals(RED, 0).space(LACERDA, 2).soloDeck(card(2)).turn(RED));
        play.does("act control-center", "tech green", "enough");
        assertThat(play.company(LACERDA).lab[Tech.ROVER.ordinal()]).isEqualTo((byte) LabSpace.L3B.ordinal());
        assertThat(play.table().market.warehouse[Item.CRYSTAL.ordinal()]).as("the leftmost item").isLessThan((byte) 2);
        assertThat(play.company(LACERDA).stock).containsOnly(0);
    }

    @Test
    @DisplayName("78. With two scientists he takes the upgrade contract before a delivery")
    void contracts_by_their_worth() {
        Play play = Play.from(solo().scientist(LACERDA, Scientist.GEOLOGIST).scientist(LACERDA, Scientist.BIOCHEMIST)
                .offer(0, Contract.DELIVER_WATER).offer(3, Contract.UPGRADE_MINE).soloDeck(card(4)).automaTurn());
        assertThat(play.table().holdings.contractOwner[Contract.UPGRADE_MINE.ordinal()]).isEqualTo((byte) Owner.AUTOMA);
        assertThat(play.table().holdings.contractOwner[Contract.DELIVER_WATER.ordinal()]).isEqualTo((byte) -1);
        assertThat(play.table().market.offers[3]).as("filled by chance")
                .isGreaterThanOrEqualTo((byte) Hiring.CONTRACTS);
        assertThat(Scoring.points(play.table(), Owner.AUTOMA).get(10).points()).isEqualTo(12);
    }

    @Test
    void he_hires_the_scientist_with_most_blueprints_in_play() {
        Play play = Play.from(solo().plan(RED, Blueprint.CASINO).plan(LACERDA, Blueprint.GYM)
                .plan(LACERDA, Blueprint.METAL_DEPOSIT).soloDeck(card(4)).automaTurn());
        assertThat(play.table().holdings.scientistOwner[Scientist.GEOCHEMIST.ordinal()]).isEqualTo((byte) Owner.AUTOMA);
    }

    @Test
    void he_learns_the_cheapest_tile_and_takes_the_bonus() {
        Play play = Play.from(solo().space(LACERDA, 2).grid(Tech.MINE, Tech.SHIP).warehouse(Item.CRYSTAL, 1)
                .soloDeck(card(1)).automaTurn());
        assertThat(play.company(LACERDA).lab[Tech.MINE.ordinal()]).isEqualTo((byte) LabSpace.L1A.ordinal());
        assertThat(play.table().market.warehouse[Item.BATTERY.ordinal()]).as("most there, the leftmost")
                .isEqualTo((byte) 1);
    }

    @Test
    void he_develops_the_most_and_the_least_advanced() {
        Play play = Play.from(solo().space(LACERDA, 2).noTech(LACERDA, Tech.SHELTER)
                .tech(LACERDA, Tech.MINE, LabSpace.L4A).tech(LACERDA, Tech.SHIP, LabSpace.L1A)
                .tech(LACERDA, Tech.ROVER, LabSpace.L2C).soloDeck(card(4)).automaTurn());
        assertThat(play.company(LACERDA).level(Tech.MINE.ordinal())).isEqualTo(5);
        assertThat(play.company(LACERDA).lab[Tech.SHIP.ordinal()]).isEqualTo((byte) LabSpace.L2A.ordinal());
        assertThat(play.company(LACERDA).level(Tech.ROVER.ordinal())).isEqualTo(2);
    }

    @Test
    void he_takes_what_his_scientists_score() {
        Play play = Play.from(solo().space(LACERDA, 2).scientist(LACERDA, Scientist.RD_ENGINEER)
                .shown(Blueprint.CASINO, Blueprint.GYM, Blueprint.PRIVATE_SHIP).soloDeck(card(3)).automaTurn());
        assertThat(play.table().holdings.planOwner[Blueprint.PRIVATE_SHIP.ordinal()]).isEqualTo((byte) Owner.AUTOMA);
    }

    @Test
    void he_upgrades_anywhere_as_often_as_technology_allows() {
        Play play = Play.from(solo().plan(LACERDA, Blueprint.METAL_DEPOSIT).plan(LACERDA, Blueprint.WIND_TURBINES)
                .tech(RED, Tech.UPGRADE, LabSpace.L1A).soloDeck(card(1)).automaTurn());
        assertThat(Goals.advanced(play.table(), Owner.AUTOMA)).isEqualTo(2);
        play.asks(RED, Question.Oxygen.class);
    }

    @Test
    void he_builds_the_largest_complex_with_anybodys_technology() {
        Play play = Play.from(solo().icon(Building.GENERATOR).tech(RED, Tech.GENERATOR, LabSpace.L1A).soloDeck(card(3))
                .automaTurn());
        assertThat(Surface.largest(play.table(), Building.GENERATOR.ordinal())).isEqualTo(2);
        assertThat(play.company(LACERDA).cubes).isEqualTo(1 << Building.GENERATOR.ordinal());
        assertThat(play.company(LACERDA).pointsFirst).isEqualTo(2);
        assertThat(play.company(LACERDA).waiting).as("the benefit").isEqualTo(1);
        play.asks(RED, Question.Oxygen.class);
    }

    @Test
    void his_colonist_on_hire_comes_back_first() {
        Play play = Play.from(solo().icon(Building.GENERATOR).slots(MainAction.HIRE_OR_CONTRACT, LACERDA, 1)
                .soloDeck(card(3)).automaTurn());
        assertThat(play.table().slots(MainAction.HIRE_OR_CONTRACT.ordinal(), Owner.AUTOMA)).isZero();
        assertThat(play.company(LACERDA).waiting).isZero();
    }

    @Test
    void crystals_extend_his_rover_only_to_reach_a_tile() {
        Scenario far = solo().space(LACERDA, 2).slots(MainAction.OBTAIN_BLUEPRINT, RED, 2)
                .slots(MainAction.OBTAIN_BLUEPRINT, LACERDA, 0).crystals(LACERDA, 1).tile(Discovery.PLANS, at(0, 3));
        Play reached = Play.from(far.soloDeck(card(3)).automaTurn());
        assertThat(reached.company(LACERDA).rover).isEqualTo(at(0, 3));
        assertThat(reached.company(LACERDA).crystals).isZero();
        assertThat(reached.company(LACERDA).plans).isEqualTo(2);
        Play away = Play.from(solo().space(LACERDA, 2).slots(MainAction.OBTAIN_BLUEPRINT, RED, 2).crystals(LACERDA, 1)
                .soloDeck(card(3)).automaTurn());
        assertThat(away.company(LACERDA).crystals).as("the corners are too far").isEqualTo(1);
        assertThat(MarsMap.distance(away.company(LACERDA).rover, MarsMap.CENTRE)).isEqualTo(2);
    }

    private static List<OnMarsHappening> heard(OnMarsPosition position, String... actions) {
        List<OnMarsHappening> heard = new ArrayList<>();
        OnMarsPosition next = position;
        for (String action : actions) {
            next = next.apply(RED, new OnMars().notation().parse(action), told -> heard.add((OnMarsHappening) told));
        }
        return heard;
    }

    private static Scenario onTheRoad() {
        return solo().space(LACERDA, 2).slots(MainAction.OBTAIN_BLUEPRINT, RED, 2).soloDeck(card(3));
    }

    @Test
    @DisplayName("O2. The tile “1 or 2 upgrades” brings him as many as possible, and technology adds more")
    void he_upgrades_twice_with_the_tile() {
        Scenario scenario = onTheRoad().tile(Discovery.UPGRADES, at(0, -1)).plan(LACERDA, Blueprint.METAL_DEPOSIT)
                .plan(LACERDA, Blueprint.WIND_TURBINES).plan(LACERDA, Blueprint.BIOMARKET);
        assertThat(Goals.advanced(scenario.automaTurn().table(), Owner.AUTOMA)).isEqualTo(2);
        Scenario more = onTheRoad().tile(Discovery.UPGRADES, at(0, -1)).plan(LACERDA, Blueprint.METAL_DEPOSIT)
                .plan(LACERDA, Blueprint.WIND_TURBINES).plan(LACERDA, Blueprint.BIOMARKET)
                .tech(LACERDA, Tech.UPGRADE, LabSpace.L1A);
        assertThat(Goals.advanced(more.automaTurn().table(), Owner.AUTOMA)).isEqualTo(3);
    }

    private static Blueprint upgraded(Scenario scenario) {
        Table table = scenario.soloDeck(card(1)).automaTurn().table();
        return Blueprint.ALL.stream().filter(plan -> table.holdings.planHex[plan.ordinal()] >= 0
                && table.holdings.planOwner[plan.ordinal()] == Owner.AUTOMA).findFirst().orElseThrow();
    }

    @Test
    @DisplayName("O3. Of his blueprints he builds what his scientists score, then what is worth most points")
    void he_builds_what_is_worth_most() {
        Scenario mines = solo().building(Building.MINE, at(1, 0)).building(Building.MINE, at(1, 1));
        assertThat(upgraded(mines.plan(LACERDA, Blueprint.METAL_DEPOSIT).plan(LACERDA, Blueprint.BIOLAB)))
                .isEqualTo(Blueprint.BIOLAB);
        Scenario scored = solo().building(Building.MINE, at(1, 0)).building(Building.MINE, at(1, 1));
        assertThat(upgraded(scored.plan(LACERDA, Blueprint.BIOLAB).plan(LACERDA, Blueprint.CONCENTRATOR)
                .scientist(LACERDA, Scientist.BIOCHEMIST))).isEqualTo(Blueprint.CONCENTRATOR);
    }

    @Test
    @DisplayName("O3. Among equal blueprints he disturbs the human, whatever the number of the card")
    void he_disturbs_the_human() {
        Scenario greenhouse = solo().plan(LACERDA, Blueprint.WIND_TURBINES).plan(LACERDA, Blueprint.BIOMARKET);
        assertThat(upgraded(greenhouse.rover(RED, at(0, 2)))).isEqualTo(Blueprint.BIOMARKET);
        Scenario generator = solo().plan(LACERDA, Blueprint.WIND_TURBINES).plan(LACERDA, Blueprint.BIOMARKET);
        assertThat(upgraded(generator.rover(RED, at(0, -2)))).isEqualTo(Blueprint.WIND_TURBINES);
    }

    @Test
    @DisplayName("O3. Sites: he does not spare tiles, but builds where the human's piece stands")
    void he_spares_no_tile() {
        for (int hex = 0; hex < MarsMap.HEXES; hex++) {
            if (MarsMap.distance(hex, at(0, -2)) == 2 && MarsMap.distance(hex, at(2, -1)) > 0) {
                Scenario scenario = solo().icon(Building.GENERATOR).soloDeck(card(3));
                if (Surface.isEmpty(scenario.t, hex)) {
                    Play play = Play.from(scenario.rover(RED, hex).tile(Discovery.CARGO, hex).automaTurn());
                    play.asks(RED, Question.MakeRoom.class);
                }
            }
        }
    }

    @Test
    @DisplayName("O4. Column 6 of the laboratory costs him the crystal; without it the other tile moves twice")
    void column_six_costs_him_a_crystal() {
        Scenario lab = solo().space(LACERDA, 2).tech(LACERDA, Tech.MINE, LabSpace.L5A).soloDeck(card(4));
        Table paid = lab.crystals(LACERDA, 1).automaTurn().table();
        assertThat(paid.companies[Owner.AUTOMA].level(Tech.MINE.ordinal())).isEqualTo(6);
        assertThat(paid.companies[Owner.AUTOMA].crystals).isZero();
        Table poor = solo().space(LACERDA, 2).tech(LACERDA, Tech.MINE, LabSpace.L5A).soloDeck(card(4))
                .crystals(LACERDA, 0).automaTurn().table();
        assertThat(poor.companies[Owner.AUTOMA].level(Tech.MINE.ordinal())).isEqualTo(5);
        assertThat(poor.companies[Owner.AUTOMA].level(Tech.SHELTER.ordinal())).isEqualTo(4);
    }

    @Test
    @DisplayName("O4. A free development to column 6 costs him nothing")
    void a_free_development_stays_free() {
        Table table = onTheRoad().tile(Research.A, at(0, -1)).noTech(LACERDA, Tech.SHELTER)
                .tech(LACERDA, Tech.MINE, LabSpace.L5A).crystals(LACERDA, 0).automaTurn().table();
        assertThat(table.companies[Owner.AUTOMA].level(Tech.MINE.ordinal())).isEqualTo(6);
    }

    @Test
    @DisplayName("O17. His living quarters count as full, and everybody is told so beforehand")
    void his_quarters_are_full() {
        OnMarsPosition position = solo().turn(RED);
        assertThat(position.observe(RED).company(Owner.LACERDA).orElseThrow().quarters()).isEqualTo(12);
        assertThat(LifeSupport.points(position.table(), Owner.AUTOMA, Reward.COLONISTS)).isEqualTo(12);
    }

    @Test
    @DisplayName("O18. The log tells Lacerda's ship and bot at a level-up, and the crystals he pays")
    void the_log_tells_what_he_gets_and_pays() {
        OnMarsPosition level = LifeSupportTest.grown(solo(), 1, 1, 0, 1).bot(RED, at(1, 2))
                .stock(RED, Item.MINERAL, 0).soloDeck(card(2)).space(LACERDA, 2).turn(RED);
        assertThat(heard(level, "act construct-building", "construct greenhouse", "at " + hex(2, 2), "claim crystal"))
                .contains(new OnMarsHappening.BotOnBoard(Owner.LACERDA),
                        new OnMarsHappening.ShipWelcomed(Owner.LACERDA, Executive.DEVELOP_FREE));
        OnMarsPosition paid = solo().space(RED, 1).space(LACERDA, 2).slots(MainAction.RESEARCH_DEVELOPMENT, RED, 1)
                .crystals(LACERDA, 1).soloDeck(card(4)).turn(RED);
        assertThat(heard(paid, "act resupply", "take water", "enough"))
                .contains(new OnMarsHappening.Paid(Owner.LACERDA, Item.CRYSTAL, 1));
    }

    @Test
    @DisplayName("O18. The conditions of the difficulty are seen with their present state")
    void the_conditions_are_seen() {
        OnMarsView seen = Scenario.of(1, Map.of("difficulty", "2")).shelter(RED, at(-4, 0)).turn(RED).observe(RED);
        assertThat(seen.automa().orElseThrow().conditions()).hasSize(6)
                .anySatisfy(condition -> {
                    assertThat(condition.what().en()).isEqualTo("shelters built");
                    assertThat(condition.has()).isEqualTo(1);
                    assertThat(condition.needs()).isEqualTo(4);
                });
    }

    @Test
    void his_upgrade_contracts_count_at_the_end_only() {
        Table table = solo().contract(LACERDA, Contract.UPGRADE_MINE).building(Building.MINE, at(1, 0))
                .building(Building.MINE, at(1, 1)).building(Building.MINE, at(0, 1))
                .advanced(LACERDA, Blueprint.METAL_DEPOSIT, at(0, 0)).turn(RED).table();
        Contracts.checkUpgrades(table);
        assertThat(Contracts.isDone(table, Contract.UPGRADE_MINE)).isFalse();
        assertThat(table.colony.missionSteps[0]).as("the mission Contracts").isEqualTo((byte) 2);
        assertThat(Scoring.points(table, Owner.AUTOMA).get(10).points()).isEqualTo(12);
    }

    @Test
    void without_a_crystal_he_signs_no_contract() {
        Scenario scenario = solo().scientist(LACERDA, Scientist.GEOLOGIST).scientist(LACERDA, Scientist.BIOCHEMIST)
                .offer(0, Contract.DELIVER_WATER).soloDeck(card(4)).crystals(LACERDA, 0);
        Table table = scenario.automaTurn().table();
        assertThat(table.holdings.contractOwner[Contract.DELIVER_WATER.ordinal()]).isEqualTo((byte) -1);
        assertThat(table.companies[Owner.AUTOMA].crystals).isZero();
        assertThat(table.companies[Owner.AUTOMA].rover).as("the rover moves instead").isNotNegative();
    }

    @Test
    void a_slot_and_a_contract_cost_him_both() {
        Scenario scenario = solo().scientist(LACERDA, Scientist.GEOLOGIST).scientist(LACERDA, Scientist.BIOCHEMIST)
                .offer(0, Contract.DELIVER_WATER).slots(MainAction.HIRE_OR_CONTRACT, RED, 1).soloDeck(card(4));
        Table poor = scenario.crystals(LACERDA, 1).automaTurn().table();
        assertThat(poor.holdings.contractOwner[Contract.DELIVER_WATER.ordinal()]).isEqualTo((byte) -1);
    }
}
