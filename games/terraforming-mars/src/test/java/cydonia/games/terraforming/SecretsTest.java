package cydonia.games.terraforming;

import static cydonia.games.terraforming.box.Resource.MONEY;
import static org.assertj.core.api.Assertions.assertThat;

import cydonia.engine.Dice;
import cydonia.engine.Happening;
import cydonia.engine.Language;
import cydonia.engine.Seed;
import cydonia.engine.Viewer;
import cydonia.games.terraforming.box.Card;
import cydonia.games.terraforming.box.Cards;
import cydonia.games.terraforming.table.Deck;
import cydonia.games.terraforming.table.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("What is hidden, and what a seat remembers")
class SecretsTest extends RulesTest {

    private static final TerraformingMars GAME = new TerraformingMars();

    @Test
    void a_guess_keeps_what_the_seat_sees_and_deals_the_rest_anew() {
        given(Scenario.of(2).hand(RED, "moss", "trees").hand(GREEN, "birds", "fish", "ants").discarded("mine"));
        List<String> guessed = new ArrayList<>();
        for (int i = 0; i < 30; i++) {
            Table guess = now().determinise(RED, Dice.guessing(Seed.of(1), i)).table();
            assertThat(Deck.cards(guess.players[0].hand)).extracting(Card::id).containsExactly("trees", "moss");
            assertThat(guess.players[1].hand.size()).isEqualTo(3);
            assertThat(guess.discard.size()).isEqualTo(1);
            guessed.add(Deck.cards(guess.players[1].hand).toString());
        }
        assertThat(guessed.stream().distinct().count()).as("different hands").isGreaterThan(25);
    }

    @Test
    void own_discards_stay_where_the_seat_put_them() {
        given(Scenario.of(2).hand(RED, "moss", "trees").hand(GREEN, "birds"));
        when(RED, "project sell-patents", "sell moss");
        assertThat(now().observe(RED).discarded()).extracting(Card::id).containsExactly("moss");
        assertThat(now().observe(GREEN).discarded()).isEmpty();
        int moss = Cards.of("moss").index();
        IntStream.range(0, 50).mapToObj(i -> now().determinise(RED, Dice.guessing(Seed.of(2), i)).table())
                .forEach(guess -> assertThat(guess.discard.has(moss)).isTrue());
        assertThat(IntStream.range(0, 50).mapToObj(i -> now().determinise(GREEN, Dice.guessing(Seed.of(2), i)).table())
                .filter(guess -> guess.discard.has(moss)).count()).as("Green does not know").isLessThan(10);
    }

    @Test
    void a_card_revealed_to_all_is_remembered_by_all_until_the_deck_is_made_anew() {
        given(Scenario.of(2).has(RED, 1, MONEY).inPlay(RED, "search-for-life").top("mine"));
        when(RED, "use search-for-life 1");
        assertThat(now().observe(GREEN).discarded()).extracting(Card::id).containsExactly("mine");
        Table table = table().copy();
        table.deck.clear();
        Deck.draw(table);
        assertThat(table.players[1].seenDiscarded.isEmpty()).isTrue();
    }

    @Test
    void others_hear_how_many_cards_were_drawn_but_not_which() {
        given(Scenario.of(2).inPlay(RED, "ai-central").top("moss", "birds"));
        List<Happening> heard = new ArrayList<>();
        now().apply(RED, GAME.notation().parse("use ai-central 1"), heard::add);
        assertThat(told(heard, RED)).contains("Red draws Birds, Moss.");
        assertThat(told(heard, GREEN)).contains("Red draws 2 cards.").doesNotContain("Moss");
        assertThat(told(heard, Viewer.PUBLIC)).contains("Red draws 2 cards.").doesNotContain("Moss");
    }

    @Test
    void others_hear_how_many_cards_were_sold_but_not_which() {
        given(Scenario.of(2).hand(RED, "moss"));
        List<Happening> heard = new ArrayList<>();
        now().apply(RED, GAME.notation().parse("project sell-patents"), heard::add)
                .apply(RED, GAME.notation().parse("sell moss"), heard::add);
        assertThat(told(heard, RED)).contains("Moss");
        assertThat(told(heard, GREEN)).contains("1 card").doesNotContain("Moss");
        assertThat(told(heard, Viewer.PUBLIC)).contains("1 card").doesNotContain("Moss");
    }

    private static String told(List<Happening> heard, Viewer viewer) {
        return String.join(" ",
                heard.stream().map(happening -> GAME.prose(Language.EN).tell(happening.seenBy(viewer))).toList());
    }

    @Test
    void drawing_opens_a_secret_and_placing_a_tile_does_not() {
        given(Scenario.of(2).has(RED, 100, MONEY).inPlay(RED, "ai-central"));
        int before = now().secretsOpened();
        when(RED, "project city", "place r7c4");
        assertThat(now().secretsOpened()).isEqualTo(before);
        when(RED, "use ai-central 1");
        assertThat(now().secretsOpened()).isGreaterThan(before);
    }
}
