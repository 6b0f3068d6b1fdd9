package cydonia.server.page;

import cydonia.engine.Language;
import cydonia.engine.Text;

/**
 * Renders pages. The forms on them post to:
 * <ul>
 * <li>{@code POST /play/{game}}: {@code opponents}, {@code level}, {@code key}: a table against the computer, at once
 * <li>{@code GET, POST /new/{game}}: see {@link NewTablePage}
 * <li>{@code GET, POST /join/{token}}: see {@link JoinPage}
 * <li>{@code POST /t/{table}/act}: {@code version}, {@code key}, {@code action} in notation; several of them for things
 * chosen together, and {@code then} for what ends such a choice, if it is still to be ended
 * <li>{@code POST /t/{table}/undo}: {@code version}, {@code key}
 * <li>{@code POST /t/{table}/concede}: {@code version}, {@code key}
 * <li>{@code POST /t/{table}/close}, {@code /t/{table}/seat/{seat}/computer}, {@code /t/{table}/seat/{seat}/invite}:
 * {@code key}
 * <li>{@code POST /language}: {@code language}, {@code back}: remembers the language and returns
 * <li>{@code GET /t/{table}/replay}: see {@link ReplayPage}; {@code /t/{table}/replay.json} is the file, once the game
 * is over
 * <li>{@code GET, POST /replays}: see {@link UploadPage}
 * </ul>
 * A request with {@code Accept: text/x-part} wants {@link #part} for an answer, others a page or a redirect. Files
 * under {@code /static/} are on the class path in {@code /static}.
 */
public interface Pages {

    String home(HomePage page);

    String newTable(NewTablePage page);

    String lobby(LobbyPage page);

    String join(JoinPage page);

    String table(Drawing table);

    /** The {@code <main>} of a table's page alone, for the browser to put in place. */
    String part(Drawing table);

    /** What a choice would change, as a few lines without a page around them. */
    String preview(PreviewPart preview);

    String replay(ReplayPage page);

    /** The {@code <main>} of a replay alone. */
    String replayPart(ReplayPage page);

    String result(ResultPage page);

    String upload(UploadPage page);

    /** Something went wrong, in a sentence. */
    String problem(Language language, Text message);
}
