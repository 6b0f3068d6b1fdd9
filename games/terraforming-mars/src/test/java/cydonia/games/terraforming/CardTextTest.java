package cydonia.games.terraforming;

import static org.assertj.core.api.Assertions.assertThat;

import cydonia.engine.Language;
import cydonia.games.terraforming.box.Card;
import cydonia.games.terraforming.box.Cards;
import cydonia.games.terraforming.box.Holders;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Both listings are checked in: a change of wording is a diff somebody reads. Written by {@code -Dgolden.write=true}.
 */
@DisplayName("Card texts")
class CardTextTest {

    @ParameterizedTest
    @EnumSource(Language.class)
    void every_text_is_the_reviewed_one(Language language) throws IOException {
        String listing = new TerraformingMars().prose(language).cards().stream()
                .map(card -> "%s | %s | %s%n    %s%n".formatted(card.id(), card.name(), card.group(), card.text()))
                .collect(Collectors.joining());
        Path file = Path.of("src/test/resources/cards/" + language.code() + ".txt");
        if (Boolean.getBoolean("golden.write")) {
            Files.createDirectories(file.getParent());
            Files.writeString(file, listing);
        }
        assertThat(listing).isEqualTo(Files.readString(file));
    }

    @Test
    void the_box_holds_137_base_and_71_corporate_era_cards_and_their_corporations() {
        assertThat(Cards.projects()).hasSize(208);
        assertThat(Cards.projects().stream().filter(Card::corporateEra)).hasSize(71);
        assertThat(Cards.corporations()).hasSize(13);
        assertThat(Cards.corporations().stream().filter(Card::corporateEra)).hasSize(2);
        assertThat(Cards.projects().stream().filter(card -> card.type() == Card.Type.AUTOMATED)).hasSize(112);
        assertThat(Cards.projects().stream().filter(card -> card.type() == Card.Type.ACTIVE)).hasSize(59);
        assertThat(Cards.projects().stream().filter(Card::event)).hasSize(37);
        assertThat(Holders.ALL).hasSize(18);
        for (int i = 0; i < Cards.all().size(); i++) {
            assertThat(Cards.of(i).index()).isEqualTo(i);
        }
    }
}
