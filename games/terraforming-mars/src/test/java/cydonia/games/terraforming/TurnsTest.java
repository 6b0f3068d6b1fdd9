package cydonia.games.terraforming;

import static cydonia.games.terraforming.cards.Resource.HEAT;
import static cydonia.games.terraforming.cards.Resource.MONEY;
import static cydonia.games.terraforming.cards.Resource.PLANTS;
import static cydonia.games.terraforming.cards.Resource.STEEL;
import static cydonia.games.terraforming.cards.Resource.TITANIUM;
import static org.assertj.core.api.Assertions.assertThat;

import cydonia.games.terraforming.cards.Tile;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Flow, milestones, awards, end")
class TurnsTest extends RulesTest {

    @Test
    @DisplayName("69. one action and the end of the turn is no pass; who passes has no more turns in the generation")
    void ending_a_turn_is_not_passing() {
        given(Scenario.of(3).has(RED, 100, MONEY).has(BLUE, 100, MONEY));
        refused(RED, "end");
        when(RED, "project power-plant");
        refused(RED, "pass");
        when(RED, "end");
        when(GREEN, "pass");
        when(BLUE, "project power-plant", "project power-plant");
        when(RED, "project power-plant", "end");
        assertThat(now().toAct()).containsExactly(BLUE);
        when(BLUE, "pass");
        when(RED, "project power-plant", "project power-plant", "project power-plant");
        assertThat(now().toAct()).as("the last player left keeps taking turns").containsExactly(RED);
        when(RED, "pass");
        assertThat(table().phase).isEqualTo(Phase.RESEARCH);
    }

    @Test
    @DisplayName("70. Tharsis Republic's first turn: only the free city is available as first action")
    void the_first_action_of_a_corporation_is_a_duty() {
        given(Scenario.of(2).generation(1).corporation(RED, "tharsis-republic").firstAction(RED).has(RED, 40, MONEY));
        assertThat(legal(RED)).hasSize(48).allMatch(action -> action.startsWith("place "));
        when(RED, "place r7c4");
        assertThat(gained(RED, MONEY)).isEqualTo(3);
        assertThat(stepsGained(RED, MONEY)).isEqualTo(1);
        assertThat(table().actionsTaken).isEqualTo(1);
        allowed(RED, "end", "project city");
    }

    @Test
    @DisplayName("70b. Inventrix draws three cards as its first action")
    void inventrix() {
        given(Scenario.of(2).generation(1).corporation(RED, "inventrix").firstAction(RED).top("moss", "trees",
                "birds"));
        assertThat(holds(RED, "moss")).isTrue();
        assertThat(holds(RED, "birds")).isTrue();
        assertThat(table().actionsTaken).isEqualTo(1);
    }

    @Test
    @DisplayName("71. three milestones claimed: a fourth is refused; two awards funded: the next costs 20")
    void three_of_each() {
        given(Scenario.of(2).has(RED, 100, MONEY).rating(RED, 40).milestone(GREEN, Milestone.MAYOR)
                .milestone(GREEN, Milestone.GARDENER).milestone(RED, Milestone.PLANNER).award(GREEN, Award.BANKER)
                .award(RED, Award.MINER));
        refusedBecause(RED, "claim terraformer", new TerraformingObstacle.ThreeClaimed());
        when(RED, "fund landlord");
        assertThat(gained(RED, MONEY)).isEqualTo(-20);
        refusedBecause(RED, "fund thermalist", new TerraformingObstacle.ThreeFunded());
    }

    @Test
    @DisplayName("71b. a milestone costs 8 MC, awards 8, 14 and 20")
    void prices() {
        given(Scenario.of(2).has(RED, 50, MONEY).rating(RED, 35).passed(GREEN));
        when(RED, "claim terraformer", "fund landlord", "fund banker", "fund miner");
        assertThat(stock(RED, MONEY)).isZero();
        assertThat(score(RED)).as("35 by rating, a milestone, and nobody is better in any award")
                .isEqualTo(35 + 5 + 15);
    }

    @Test
    @DisplayName("71c. each milestone needs its number: 35 TR, 3 cities, 3 greeneries, 8 building tags, 16 cards")
    void milestones() {
        given(Scenario.of(2).has(RED, 8, MONEY).rating(RED, 34).city(RED, "r7c4", "phobos").greenery(RED, "r7c5",
                "r7c6"));
        refusedBecause(RED, "claim terraformer",
                new TerraformingObstacle.MilestoneShort(Milestone.TERRAFORMER, 34, 35));
        refusedBecause(RED, "claim mayor", new TerraformingObstacle.MilestoneShort(Milestone.MAYOR, 2, 3));
        refusedBecause(RED, "claim gardener", new TerraformingObstacle.MilestoneShort(Milestone.GARDENER, 2, 3));
        refusedBecause(RED, "claim builder", new TerraformingObstacle.MilestoneShort(Milestone.BUILDER, 0, 8));
        refusedBecause(RED, "claim planner", new TerraformingObstacle.MilestoneShort(Milestone.PLANNER, 0, 16));
        given(Scenario.of(2).has(RED, 8, MONEY).city(RED, "r7c4", "phobos", "r9c5").greenery(RED, "r7c5", "r7c6",
                "r8c6").corporation(RED, "mining-guild")
                .inPlay(RED, "mine", "titanium-mine", "nuclear-power", "peroxide-power", "geothermal-power",
                        "power-plant"));
        allowed(RED, "claim mayor", "claim gardener", "claim builder");
    }

    @Test
    @DisplayName("72. Planner with 16 cards, then patents sold: the milestone is kept")
    void a_milestone_is_kept() {
        given(Scenario.of(2).has(RED, 8, MONEY).hand(RED, "moss", "trees", "birds", "fish", "ants", "grass", "heather",
                "bushes", "lichen", "algae", "farming", "virus", "mine", "comet", "zeppelins", "worms"));
        when(RED, "claim planner", "project sell-patents", "sell comet", "enough");
        assertThat(table().milestones[Milestone.PLANNER.ordinal()]).isEqualTo((byte) RED.index());
        assertThat(score(RED)).isEqualTo(25);
    }

    @Test
    @DisplayName("73. award values 12, 12, 5: 5, 5, 0; 10, 7, 7: 5, 2, 2; two players 8, 3: 5, 0; 6, 6: 5, 5")
    void award_ties() {
        assertThat(prizes(12, 12, 5)).containsExactly(5, 5, 0);
        assertThat(prizes(10, 7, 7)).containsExactly(5, 2, 2);
        assertThat(prizes(8, 3)).containsExactly(5, 0);
        assertThat(prizes(6, 6)).containsExactly(5, 5);
    }

    private int[] prizes(int... heat) {
        Scenario scenario = Scenario.of(heat.length).award(RED, Award.THERMALIST);
        for (int seat = 0; seat < heat.length; seat++) {
            scenario.has(cydonia.engine.Seat.of(seat), heat[seat], HEAT);
        }
        given(scenario);
        int[] prizes = new int[heat.length];
        for (int seat = 0; seat < heat.length; seat++) {
            prizes[seat] = Scoring.prize(table(), seat, Award.THERMALIST);
        }
        return prizes;
    }

    @Test
    @DisplayName("73b. awards look at tiles, MC production, science tags, heat, and steel with titanium")
    void award_measures() {
        given(Scenario.of(2).city(RED, "r7c4", "ganymede").ocean("r5c5").produces(RED, 4, MONEY).inPlay(RED, "research")
                .has(RED, 7, HEAT).has(RED, 2, STEEL).has(RED, 3, TITANIUM).claim(RED, "r9c1"));
        assertThat(Honours.merit(table(), 0, Award.LANDLORD)).isEqualTo(2);
        assertThat(Honours.merit(table(), 0, Award.BANKER)).isEqualTo(4);
        assertThat(Honours.merit(table(), 0, Award.SCIENTIST)).isEqualTo(2);
        assertThat(Honours.merit(table(), 0, Award.THERMALIST)).isEqualTo(7);
        assertThat(Honours.merit(table(), 0, Award.MINER)).isEqualTo(5);
    }

    @Test
    @DisplayName("74. the last parameter reaches its goal on the first turn: the generation is played out, with production")
    void the_last_generation_is_played_out() {
        given(Scenario.of(2).temperature(6).oxygen(14).oceans(9).has(RED, 50, MONEY).has(GREEN, 11, MONEY));
        when(RED, "project asteroid", "end");
        when(GREEN, "project power-plant", "end");
        when(RED, "pass");
        when(GREEN, "pass");
        assertThat(table().phase).isEqualTo(Phase.OVER);
        assertThat(stock(GREEN, MONEY)).as("income of the last production").isEqualTo(20);
        assertThat(now().outcome()).isPresent();
    }

    private static Scenario end() {
        return Scenario.of(2).temperature(8).oxygen(14).oceans(9).turn(RED, 0);
    }

    @Test
    @DisplayName("75. 17 plants after the last production: 2 greeneries; a bonus of 2 leaves 3; back to 8, one more")
    void last_greeneries() {
        given(end().city(RED, "r8c2", "r5c9").has(RED, 17, PLANTS).phase(Phase.LAST_GREENERIES));
        when(RED, "convert plants", "place r5c8", "convert plants", "place r7c3");
        assertThat(stock(RED, PLANTS)).as("17 + 2 printed - 16").isEqualTo(3);
        assertThat(table().phase).isEqualTo(Phase.OVER);
        assertThat(ratingGained(RED)).isZero();
        given(end().has(RED, 22, PLANTS).phase(Phase.LAST_GREENERIES));
        when(RED, "convert plants", "place r5c7", "convert plants", "place r5c8", "convert plants");
        assertThat(stock(RED, PLANTS)).isEqualTo(2);
    }

    @Test
    @DisplayName("75b. the last conversions go in turn order, one player after the other, and may be declined")
    void last_greeneries_in_turn_order() {
        given(end().first(GREEN).has(RED, 8, PLANTS).has(GREEN, 16, PLANTS).phase(Phase.LAST_GREENERIES));
        assertThat(now().toAct()).containsExactly(GREEN);
        when(GREEN, "convert plants", "place r7c4", "enough");
        when(RED, "enough");
        assertThat(table().phase).isEqualTo(Phase.OVER);
    }

    @Test
    @DisplayName("76. EcoLine with 14 plants in the last conversion: 2 greeneries")
    void ecoline() {
        given(end().corporation(RED, "ecoline").has(RED, 14, PLANTS).phase(Phase.LAST_GREENERIES));
        when(RED, "convert plants", "place r7c3", "convert plants", "place r7c2");
        assertThat(stock(RED, PLANTS)).isZero();
        assertThat(Long.bitCount(table().mars.greeneries())).isEqualTo(2);
    }

    @Test
    @DisplayName("77. equal points, 31 MC against 30 MC and 40 heat of Helion: 31 MC win")
    void ties_go_to_money() {
        given(end().corporation(GREEN, "helion").has(RED, 31, MONEY).has(GREEN, 30, MONEY).has(GREEN, 40, HEAT)
                .phase(Phase.OVER));
        var outcome = now().outcome().orElseThrow();
        assertThat(outcome.winners()).containsExactly(RED);
        assertThat(outcome.of(GREEN).place()).isEqualTo(2);
        given(end().has(RED, 31, MONEY).has(GREEN, 31, MONEY).phase(Phase.OVER));
        assertThat(now().outcome().orElseThrow().winners()).containsExactly(RED, GREEN);
    }

    @Test
    @DisplayName("78. Capital beside 2 oceans and 3 greeneries of others: 2 + 3 VP from that tile")
    void capital() {
        given(Scenario.of(2).inPlay(RED, "capital").tile(RED, Tile.CAPITAL, "r4c4").ocean("r5c4", "r5c5")
                .greenery(GREEN, "r3c3", "r3c4", "r4c5"));
        assertThat(worth(RED, "capital")).isEqualTo(2);
        assertThat(score(RED)).isEqualTo(20 + 2 + 3);
    }

    @Test
    @DisplayName("79. Immigration Shuttles with 7 cities in play: 2 VP")
    void immigration_shuttles() {
        given(Scenario.of(2).inPlay(RED, "immigration-shuttles").city(RED, "phobos", "ganymede", "r1c1", "r3c4")
                .city(GREEN, "r5c8", "r7c2", "r9c4"));
        assertThat(worth(RED, "immigration-shuttles")).isEqualTo(2);
    }

    @Test
    @DisplayName("the score is the sum of rating, awards, milestones, greeneries, cities and cards")
    void final_count() {
        given(Scenario.of(2).rating(RED, 30).award(GREEN, Award.LANDLORD).milestone(RED, Milestone.MAYOR)
                .city(RED, "r7c4").greenery(RED, "r7c5", "r7c3").greenery(GREEN, "r6c4")
                .inPlay(RED, "trees", "tardigrades").cubes("tardigrades", 9).events(RED, "bribed-committee"));
        assertThat(score(RED)).isEqualTo(30 + 5 + 5 + 2 + 3 + 1 + 2 - 2);
        assertThat(now().points(RED, RED)).extracting(points -> points.source().en() + " " + points.points())
                .containsExactly("Terraform rating 30", "Landlord award 5", "Mayor milestone 5", "Greenery on G3 1",
                        "Greenery on G5 1", "Greeneries beside the city on G4 3", "Tardigrades 2", "Trees 1",
                        "Bribed Committee -2");
    }

    @Test
    @DisplayName("cards are drawn from the discards when the deck is empty, and not at all when both are")
    void an_empty_deck_is_made_anew() {
        given(Scenario.of(2).has(RED, 100, MONEY).inPlay(RED, "ai-central").passed(GREEN));
        Table table = table().copy();
        table.discard.become(table.deck);
        table.deck.clear();
        Deck.drawToHand(table, 0, 1);
        assertThat(table.discard.isEmpty()).isTrue();
        assertThat(table.players[0].hand.size()).isEqualTo(1);
        table.deck.clear();
        Deck.drawToHand(table, 0, 2);
        assertThat(table.players[0].hand.size()).isEqualTo(1);
    }
}
