package cydonia.games.tilsit;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("R&D (rulebook, 2 and 6 h)")
class ResearchTest extends RulesTest {

    private static final Installation RESEARCH = Installation.RESEARCH;

    private static Scenario laboratory(int built, int active) {
        return Scenario.of(2).turn(RED, Phase.RESEARCH).has(RED, RESEARCH, built, active)
                .has(RED, Installation.POWER, 1);
    }

    private void rolls(Scenario scenario, int face) {
        given(scenario, "roll", after -> after.observe(RED).question() instanceof Question.Rolled(int shown)
                ? shown == face
                : face == 2);
        when(RED, "roll");
    }

    @Test
    @DisplayName("23. Only level 1 active and the die shows 2: no card. Both active: deck 1 for a 1, deck 2 for a 2")
    void the_second_deck_needs_the_second_level() {
        rolls(laboratory(1, 1), 2);
        assertThat(now.observe(RED).question()).isInstanceOf(Question.Exchange.class);
        rolls(laboratory(1, 1).nextResearch(RdCard.PUBLICATION), 1);
        when(RED, "draw");
        assertThat(colony(RED).faceUp[RdCard.PUBLICATION.ordinal()]).isEqualTo(1);
        rolls(laboratory(2, 2).nextResearch(RdCard.PUBLICATION), 1);
        when(RED, "draw");
        assertThat(colony(RED).faceUp[RdCard.PUBLICATION.ordinal()]).isEqualTo(1);
        rolls(laboratory(2, 2).nextResearch(RdCard.FUSION), 2);
        when(RED, "draw");
        assertThat(colony(RED).faceUp[RdCard.FUSION.ordinal()]).isEqualTo(1);
    }

    @Test
    @DisplayName("24. Level 2 built but unstaffed, the die shows 2: no card")
    void the_second_level_must_be_staffed() {
        rolls(laboratory(2, 1), 2);
        assertThat(now.observe(RED).question()).isInstanceOf(Question.Exchange.class);
    }

    @Test
    @DisplayName("25. Magna Scientia goes to the first with 3 science, stays at a tie, and goes to whoever has 4")
    void magna_scientia_must_be_exceeded() {
        rolls(laboratory(1, 1).faceUp(RED, RdCard.BONUS_RESEARCH).nextResearch(RdCard.PUBLICATION), 1);
        when(RED, "draw");
        assertThat(now.table().magna).isEqualTo(RED.index());
        rolls(laboratory(1, 1).faceUp(GREEN, RdCard.BONUS_RESEARCH, RdCard.PUBLICATION).magnaScientia(GREEN)
                .faceUp(RED, RdCard.BONUS_RESEARCH).nextResearch(RdCard.PUBLICATION), 1);
        when(RED, "draw");
        assertThat(now.table().magna).as("3 against 3").isEqualTo(GREEN.index());
        rolls(laboratory(1, 1).faceUp(GREEN, RdCard.BONUS_RESEARCH, RdCard.PUBLICATION).magnaScientia(GREEN)
                .faceUp(RED, RdCard.BONUS_RESEARCH, RdCard.PUBLICATION).nextResearch(RdCard.PUBLICATION), 1);
        assertThat(points(GREEN)).isEqualTo(1);
        when(RED, "draw");
        assertThat(now.table().magna).as("4 against 3").isEqualTo(RED.index());
        assertThat(points(GREEN)).isZero();
    }

    @Test
    @DisplayName("26. With 1 science, one takes a 2-science card from the holder with 3: Magna Scientia follows")
    void science_points_count_for_the_new_owner_of_a_card() {
        given(Scenario.of(2).turn(RED, Phase.EVENT).eventDeck(EventCard.CONFLICT_RESEARCH_MAJOR).has(RED, RESEARCH, 2)
                .has(RED, Installation.POWER, 1).faceUp(RED, RdCard.PUBLICATION)
                .faceUp(GREEN, RdCard.BONUS_RESEARCH, RdCard.PUBLICATION).magnaScientia(GREEN));
        when(RED, "claim bonus-research");
        assertThat(colony(GREEN).science()).isEqualTo(1);
        assertThat(colony(RED).science()).isEqualTo(3);
        assertThat(now.table().magna).isEqualTo(RED.index());
    }

    private void takesScienceFromGreen(Scenario scenario) {
        given(scenario.turn(RED, Phase.EVENT).eventDeck(EventCard.CONFLICT_RESEARCH_MAJOR).has(RED, RESEARCH, 2)
                .has(RED, Installation.POWER, 1).faceUp(GREEN, RdCard.BONUS_RESEARCH, RdCard.PUBLICATION)
                .magnaScientia(GREEN));
        when(RED, "challenge green", "claim bonus-research");
    }

    @Test
    @DisplayName("The holder of Magna Scientia loses science: it goes to whoever now has strictly more, if that is one player")
    void magna_scientia_follows_every_change_of_science() {
        RdCard[] three = {RdCard.PUBLICATION, RdCard.PUBLICATION, RdCard.PUBLICATION};
        takesScienceFromGreen(Scenario.of(3).faceUp(BLUE, three));
        assertThat(now.table().magna).as("Red 2, Green 1, Blue 3").isEqualTo(BLUE.index());
        RdCard[] alsoThree = {RdCard.TERRAFORMING, RdCard.TERRAFORMING, RdCard.TERRAFORMING};
        takesScienceFromGreen(Scenario.of(4).faceUp(BLUE, three).faceUp(YELLOW, alsoThree));
        assertThat(now.table().magna).as("Red 2, Green 1, Blue 3, Yellow 3").isEqualTo(GREEN.index());
        takesScienceFromGreen(Scenario.of(3).faceUp(BLUE, three).faceUp(RED, RdCard.TERRAFORMING));
        assertThat(now.table().magna).as("Red 3 just gained, Green 1, Blue 3").isEqualTo(RED.index());
    }

    @Test
    @DisplayName("27. A card kept in hand counts against no limit and has no effect")
    void research_cards_are_no_resource_cards() {
        given(Scenario.of(2).turn(RED, Phase.END).inHand(RED, RdCard.EXPRESS_SHUTTLE).holds(RED, 4, Resource.IRON));
        when(RED, "done");
        assertThat(colony(RED).handSize()).isEqualTo(4);
        assertThat(now.table().active).isEqualTo(GREEN);
        assertThat(colony(RED).held[RdCard.EXPRESS_SHUTTLE.ordinal()]).isEqualTo(1);
    }

    @Test
    void drawing_is_optional() {
        rolls(laboratory(1, 1), 1);
        when(RED, "done");
        assertThat(now.table().rdDecks[0].size()).isEqualTo(15);
    }

    @Test
    void an_empty_deck_gives_nothing() {
        Scenario scenario = laboratory(1, 1);
        given(scenario);
        RdDeck deck = now.table().rdDecks[0];
        for (RdCard card : RdCard.ALL) {
            colony(GREEN).faceUp[card.ordinal()] += deck.shuffled[card.ordinal()];
            deck.shuffled[card.ordinal()] = 0;
        }
        deck.shuffledCount = 0;
        now.table().refreshPerks(colony(GREEN));
        Table table = now.table().copy();
        table.audience = heard::add;
        Effects.drawRdCard(table, RED, 1);
        assertThat(told(MarsHappening.RdDeckEmpty.class)).isEqualTo("There is no R&D 1 card left.");
        when(RED, "roll");
        assertThat(now.observe(RED).question()).isInstanceOf(Question.Exchange.class);
    }

    @Test
    void a_card_for_one_use_goes_under_its_deck() {
        rolls(laboratory(1, 1).nextResearch(RdCard.RESERVE_CREW), 1);
        int colonists = colony(RED).colonists();
        when(RED, "draw");
        assertThat(colony(RED).colonists()).isEqualTo(colonists + 1);
        RdDeck deck = now.table().rdDecks[0];
        assertThat(deck.bottom[deck.bottomCount - 1]).isEqualTo(RdCard.RESERVE_CREW.ordinal());
        assertThat(deck.size()).isEqualTo(15);
    }

    @Test
    void the_rd_supremacy_allows_one_more_roll_and_the_second_counts() {
        rolls(laboratory(1, 1).supremacy(RED, Domain.RESEARCH), 1);
        accepted(RED, "draw");
        when(RED, "reroll");
        refused(RED, "reroll");
    }
}
