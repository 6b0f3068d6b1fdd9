package cydonia.games.tilsit;

import static org.assertj.core.api.Assertions.assertThat;

import cydonia.engine.CardText;
import cydonia.engine.Language;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@DisplayName("The texts of all cards, as somebody has read them")
class CardTextsTest {

    /** Run with {@code -Dgolden.write=true} to write the files anew; the diff is then read. */
    @ParameterizedTest
    @EnumSource(Language.class)
    void a_change_of_wording_is_a_diff_somebody_reads(Language language) throws IOException {
        StringBuilder listing = new StringBuilder();
        for (CardText card : new MarsTilsit().prose(language).cards()) {
            listing.append(card.group()).append(" | ").append(card.id()).append(" | ").append(card.name())
                    .append(card.reconstructed() ? "°" : "").append(" | ").append(card.text()).append('\n');
        }
        Path golden = Path.of("src/test/resources/cards_" + language.code() + ".txt");
        if (Boolean.getBoolean("golden.write")) {
            Files.createDirectories(golden.getParent());
            Files.writeString(golden, listing);
        }
        assertThat(listing.toString()).isEqualTo(Files.readString(golden));
    }
}
