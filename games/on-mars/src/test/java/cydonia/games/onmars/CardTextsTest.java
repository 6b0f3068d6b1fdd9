package cydonia.games.onmars;

import static org.assertj.core.api.Assertions.assertThat;

import cydonia.engine.CardText;
import cydonia.engine.Language;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * What every card says, as one reviewed listing per language. Written anew with {@code -Dgolden.write=true}; the diff
 * is then read.
 */
class CardTextsTest {

    @ParameterizedTest
    @EnumSource(Language.class)
    void card_texts_are_as_reviewed(Language language) throws IOException {
        Path file = Path.of("src/test/resources/cards-" + language.code() + ".txt");
        StringBuilder listing = new StringBuilder();
        String group = "";
        for (CardText card : new OnMars().prose(language).cards()) {
            if (!card.group().equals(group)) {
                group = card.group();
                listing.append("\n== ").append(group).append('\n');
            }
            listing.append(card.id()).append(card.reconstructed() ? " (*)" : "").append(" | ").append(card.name())
                    .append(" | ").append(card.text()).append('\n');
        }
        if (Boolean.getBoolean("golden.write")) {
            Files.writeString(file, listing);
        }
        assertThat(file).content().isEqualTo(listing.toString());
    }
}
