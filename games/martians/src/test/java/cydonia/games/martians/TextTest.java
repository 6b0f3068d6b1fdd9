package cydonia.games.martians;

import static org.assertj.core.api.Assertions.assertThat;

import cydonia.engine.CardText;
import cydonia.engine.Language;
import cydonia.engine.Seat;
import cydonia.engine.Seed;
import cydonia.games.martians.box.Good;
import cydonia.games.martians.box.Infrastructure;
import cydonia.games.martians.language.MartiansAction;
import cydonia.games.martians.language.MartiansHappening;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@DisplayName("What the game says")
class TextTest extends RulesTest {

    /**
     * Every card text is compared with a listing somebody has read. After a change of wording write it anew with
     * {@code -Dgolden.write=true} and read the difference.
     */
    @ParameterizedTest
    @EnumSource(Language.class)
    void card_texts_are_those_of_the_reviewed_listing(Language language) throws IOException {
        Path file = Path.of("src/test/resources/cards." + language.code() + ".txt");
        String listing = listing(language);
        if (Boolean.getBoolean("golden.write")) {
            Files.writeString(file, listing, StandardCharsets.UTF_8);
        }
        assertThat(listing).isEqualTo(Files.readString(file, StandardCharsets.UTF_8));
    }

    private static String listing(Language language) {
        StringBuilder listing = new StringBuilder();
        for (CardText card : new Martians().prose(language).cards()) {
            listing.append("%s/%s | %s%s | %s%n".formatted(card.group(), card.id(), card.name(),
                    card.reconstructed() ? "°" : "", card.text()));
        }
        return listing.toString().replace("\r\n", "\n");
    }

    @Test
    void reconstructed_cards_are_marked() {
        List<CardText> cards = new Martians().prose(Language.EN).cards();
        assertThat(cards).hasSize(8 + 3 + 9 + 3 + 12 + 24 + 8 + 12 + 7 + 44 + 13);
        assertThat(cards.stream().filter(card -> !card.reconstructed()).map(CardText::group)).contains("Experts",
                "Assistants", "Technologies", "Weather cards")
                .doesNotContain("Contracts", "Missions", "Hidden objectives");
        assertThat(cards).extracting(CardText::id).doesNotHaveDuplicates();
    }

    @Test
    void no_line_of_the_view_is_wider_than_a_hundred_columns() {
        for (Map<String, String> options : List.of(Map.<String, String>of(),
                Map.of("mode", "coop", "mission", "face-on-mars"), Map.of("hidden-objectives", "on"))) {
            MartiansPosition position = new Martians().begin(Campaign.setup(4, options), Seed.of(3));
            for (Language language : Language.values()) {
                String view = new Martians().prose(language).show(position.observe(Seat.RED));
                assertThat(view.lines()).isNotEmpty().allMatch(line -> line.length() <= 100);
                assertThat(view.lines().count()).isLessThan(80);
            }
        }
    }

    @Test
    void no_line_of_the_french_view_breaks_before_a_colon() {
        for (Map<String, String> options : List.of(Map.<String, String>of(),
                Map.of("mode", "coop", "mission", "face-on-mars"), Map.of("hidden-objectives", "on"))) {
            MartiansPosition position = new Martians().begin(Campaign.setup(4, options), Seed.of(3));
            assertThat(new Martians().prose(Language.FR).show(position.observe(Seat.RED)).lines())
                    .noneMatch(line -> line.contains(" : ") || line.contains(" ; ") || line.contains("« "))
                    .anyMatch(line -> line.contains("\u00a0; +"));
        }
    }

    @Test
    void a_question_names_what_it_is_about() {
        given(Scenario.semi(2).has(GREEN, 2, Good.FOOD).position());
        when("offer green", "give energy", "ask food", "propose");
        assertThat(new Martians().prose(Language.EN).ask(now().observe(GREEN)))
                .isEqualTo("Red offers you 1 energy for 1 food.");
        assertThat(new Martians().prose(Language.FR).ask(now().observe(GREEN)))
                .isEqualTo("Rouge vous offre 1 énergie contre 1 nourriture.");
        assertThat(new Martians().prose(Language.EN).ask(now().observe(RED))).isEqualTo("Waiting for Green.");
    }

    @Test
    void a_refused_action_tells_every_reason_in_numbers() {
        given(Scenario.coop(2).has(0, Good.SUPPLIES).position());
        String told = now().refusals(RED).stream()
                .filter(refusal -> refusal.action()
                        .equals(new MartiansAction.Build(Infrastructure.HOSPITAL)))
                .flatMap(refusal -> refusal.obstacles().stream()).map(new Martians().prose(Language.EN)::explain)
                .collect(java.util.stream.Collectors.joining("; "));
        assertThat(told)
                .isEqualTo("you must first place a marker at the construction; needs 1 regolith (you have 0); "
                        + "needs 1 supply (you have 0)");
    }

    @Test
    void names_keep_their_letters_and_french_its_spaces() {
        given(Scenario.com(2).position());
        String told = new Martians().prose(Language.FR, seat -> seat == RED ? "O'Neil" : "Bo : b")
                .tell(new MartiansHappening.Died(RED));
        assertThat(told).isEqualTo("Faute d’oxygène, un colon d’O'Neil meurt.");
        assertThat(new Martians().prose(Language.FR, seat -> "Bo : b").tell(new MartiansHappening.Placed(RED,
                Infrastructure.CONSTRUCTION, 2))).isEqualTo("Bo : b place un marqueur au chantier, poste 2.");
    }
}
