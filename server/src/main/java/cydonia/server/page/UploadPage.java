package cydonia.server.page;

import cydonia.engine.Language;
import cydonia.engine.Text;
import java.util.Optional;

/**
 * The form to bring a replay file along: {@code POST /replays} with {@code file}.
 *
 * @param kilobytes
 *            how large it may be
 * @param problem
 *            why the form came back
 */
public record UploadPage(Language language, int kilobytes, Optional<Text> problem) {
}
