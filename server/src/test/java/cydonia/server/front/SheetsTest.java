package cydonia.server.front;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A style sheet asks for nothing that no page can have")
class SheetsTest {

    /** Names that come from names of constants in a way that is not looked through here. */
    private static final Map<String, String> COMPOSED = Map.of("l-\\d[abc]",
            "spaces of the laboratory of On Mars: L1A is l-1a",
            "corporation", "the kind of a card of Terraforming Mars");

    @Test
    void every_class_id_and_attribute_of_a_selector_is_given_to_some_element() {
        Names classes = Names.ofClasses();
        Names ids = Names.ofIds();
        Set<String> data = new TreeSet<>(Attributes.data(FrontFiles.templates()));
        data.addAll(Attributes.writtenByScripts(FrontFiles.scripts()));
        List<String> dead = new ArrayList<>();
        FrontFiles.sheets().forEach((name, text) -> {
            Sheet sheet = new Sheet(text);
            sheet.classes().stream().filter(word -> !classes.possible(word) && !composed(word)).map(word -> "." + word)
                    .forEach(word -> dead.add(name + " " + word));
            sheet.ids().stream().filter(word -> !ids.possible(word)).map(word -> "#" + word)
                    .forEach(word -> dead.add(name + " " + word));
            sheet.data().stream().filter(word -> !data.contains(word)).map(word -> "[data-" + word + "]")
                    .forEach(word -> dead.add(name + " " + word));
        });
        assertThat(dead).isEmpty();
    }

    private static boolean composed(String word) {
        return COMPOSED.keySet().stream().anyMatch(word::matches);
    }
}
