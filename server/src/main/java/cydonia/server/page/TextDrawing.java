package cydonia.server.page;

import cydonia.tables.sight.Choice;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A game without a drawn board: its table as text, its choices grouped by the first word of their notation. */
public record TextDrawing(TablePage<?, ?> page, String moment, List<ChoiceGroup> groups) implements Drawing {

    public TextDrawing {
        groups = List.copyOf(groups);
    }

    public static TextDrawing of(TablePage<?, ?> page) {
        Map<String, List<ChoiceGroup.Face>> byWord = new LinkedHashMap<>();
        for (Choice<?> choice : page.prompt().single()) {
            String[] words = choice.notation().split(" ", 2);
            byWord.computeIfAbsent(words[0], _ -> new ArrayList<>())
                    .add(new ChoiceGroup.Face(Spot.of(choice), List.of(), Words.capital(choice.label()),
                            words.length == 1));
        }
        return new TextDrawing(page, "",
                byWord.values().stream().map(faces -> new ChoiceGroup("", faces)).toList());
    }

    @Override
    public String template() {
        return "board/text.jte";
    }
}
