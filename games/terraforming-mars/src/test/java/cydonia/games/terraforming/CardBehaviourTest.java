package cydonia.games.terraforming;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import cydonia.games.terraforming.box.Card;
import cydonia.games.terraforming.box.Cards;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * What every card does, number by number, against a reviewed list. The list is written anew by
 * {@code -Dgolden.write=true}; the diff is then read.
 */
@DisplayName("Every card does exactly what the list says")
class CardBehaviourTest {

    private static final Path LIST = Path.of("src/test/resources/cards/behaviour.txt");

    @TestFactory
    Stream<DynamicTest> cards() throws IOException {
        if (Boolean.getBoolean("golden.write")) {
            Files.createDirectories(LIST.getParent());
            Files.writeString(LIST,
                    Cards.all().stream().map(CardBehaviour::of).collect(Collectors.joining("\n\n")) + "\n");
        }
        Map<String, String> expected = new LinkedHashMap<>();
        for (String block : Files.readString(LIST).strip().split("\n\n", -1)) {
            expected.put(block.lines().findFirst().orElseThrow(), block);
        }
        assertThat(expected.keySet()).containsExactlyElementsOf(Cards.all().stream().map(Card::id).toList());
        return Cards.all().stream().map(card -> dynamicTest(card.id(),
                () -> assertThat(CardBehaviour.of(card)).isEqualTo(expected.get(card.id()))));
    }
}
