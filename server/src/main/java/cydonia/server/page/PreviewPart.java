package cydonia.server.page;

import cydonia.engine.Language;
import java.util.List;
import java.util.Optional;

/**
 * What a choice would change, shown where the choice is: {@code GET /t/{table}/preview} with {@code version} and
 * {@code action}.
 *
 * @param sentences
 *            what is certain
 * @param then
 *            what would be asked next
 */
public record PreviewPart(Language language, List<Chair> chairs, List<String> sentences, Optional<String> then) {

    public PreviewPart {
        chairs = List.copyOf(chairs);
        sentences = List.copyOf(sentences);
    }
}
