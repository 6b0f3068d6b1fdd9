package cydonia.server.web;

import cydonia.engine.Language;
import cydonia.engine.Text;
import cydonia.server.page.DevicePage;
import cydonia.server.page.Drawing;
import cydonia.server.page.HomePage;
import cydonia.server.page.JoinPage;
import cydonia.server.page.LobbyPage;
import cydonia.server.page.NewTablePage;
import cydonia.server.page.NoticesPage;
import cydonia.server.page.PreviewPart;
import cydonia.server.page.PrivacyPage;
import cydonia.server.page.ReplayPage;
import cydonia.server.page.ResultPage;
import cydonia.server.page.ReviewPart;
import cydonia.server.page.StopPage;
import cydonia.server.page.UploadPage;
import cydonia.server.page.learn.LearnIndex;
import cydonia.server.page.learn.LearnPage;
import cydonia.server.page.learn.LessonPage;
import cydonia.server.page.learn.RulesPart;
import gg.jte.Content;
import gg.jte.ContentType;
import gg.jte.TemplateEngine;
import gg.jte.output.StringOutput;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Renders pages from templates, which are compiled with the program. The forms on them post to:
 * <ul>
 * <li>{@code POST /play/{game}}: {@code opponents}, {@code level}, {@code key}: a table against the computer, at once
 * <li>{@code GET, POST /new/{game}}: see {@link NewTablePage}
 * <li>{@code GET, POST /join/{token}}: see {@link JoinPage}
 * <li>{@code POST /t/{table}/act}: {@code version}, {@code key}, {@code action} in notation; several of them for things
 * chosen together, and {@code then} for what ends such a choice, if it is still to be ended
 * <li>{@code POST /t/{table}/undo}: {@code version}, {@code key}
 * <li>{@code POST /t/{table}/stay}: {@code key}: keeps a seat that the host wants to give away
 * <li>{@code POST /t/{table}/return}: {@code key}: plays again after the computer has stood in
 * <li>{@code POST /t/{table}/concede}: {@code version}, {@code key}
 * <li>{@code POST /t/{table}/end}: {@code key}: agrees to end a game whose rules have changed
 * <li>{@code POST /t/{table}/close}, {@code /t/{table}/seat/{seat}/computer}, {@code /t/{table}/seat/{seat}/invite}:
 * {@code key}
 * <li>{@code POST /language}: {@code language}, {@code back}: remembers the language and returns
 * <li>{@code GET /t/{table}/replay}: see {@link ReplayPage}; {@code /t/{table}/replay.json} is the file, once the game
 * is over
 * <li>{@code GET /t/{table}/review}: see {@link ReviewPart}
 * <li>{@code GET, POST /replays}: see {@link UploadPage}
 * <li>{@code GET, POST /learn/{game}/lesson}: {@code key}; see {@link LessonPage}
 * <li>{@code GET /learn/{game}}: see {@link LearnPage}; {@code GET /t/{table}/rules} leads to the passage for the
 * decision, or is a {@link RulesPart}
 * <li>{@code GET, POST /notices}: see {@link NoticesPage}
 * </ul>
 * A request with {@code Accept: text/x-part} wants {@link #part} for an answer, others a page or a redirect. Files
 * under {@code /static/} are on the class path in {@code /static}.
 */
public final class Pages {

    /** Templates write addresses as if the server stood at the root of its own. */
    private static final Pattern ADDRESS = Pattern
            .compile("(?<=\\s(?:href|src|action|formaction|data-at|data-events)=\")/(?!/)");
    private static final String TEMPLATES = "cydonia.server.jte";

    private final TemplateEngine engine = TemplateEngine.createPrecompiled(null, ContentType.Html,
            Pages.class.getClassLoader(), TEMPLATES);

    private final String base;

    /** Pages of a server at the root of its address. */
    public Pages() {
        this("");
    }

    /**
     * Pages of a server whose addresses all begin alike.
     *
     * @param base
     *            how they begin: {@code /mars}, or nothing
     */
    public Pages(String base) {
        this.base = base;
        engine.setTrimControlStructures(true);
    }

    public String home(HomePage page) {
        return render("home.jte", Map.of("page", page));
    }

    public String newTable(NewTablePage page) {
        return render("new.jte", Map.of("page", page));
    }

    public String lobby(LobbyPage page) {
        return render("lobby.jte", Map.of("page", page));
    }

    public String notices(NoticesPage page) {
        return render("notices.jte", Map.of("page", page));
    }

    public String stop(StopPage page) {
        return render("stop.jte", Map.of("page", page));
    }

    public String privacy(PrivacyPage page) {
        return render("privacy.jte", Map.of("page", page));
    }

    public String join(JoinPage page) {
        return render("join.jte", Map.of("page", page));
    }

    public String table(Drawing table) {
        return render("table.jte", slots(table));
    }

    /** The {@code <main>} of a table's page alone, for the browser to put in place. */
    public String part(Drawing table) {
        return render("part.jte", slots(table));
    }

    /** What a choice would change, as a few lines without a page around them. */
    public String preview(PreviewPart preview) {
        return render("preview.jte", Map.of("preview", preview));
    }

    public String replay(ReplayPage page) {
        return render("replay.jte", slots(page));
    }

    /** The {@code <main>} of a replay alone. */
    public String replayPart(ReplayPage page) {
        return render("replaypart.jte", slots(page));
    }

    public String result(ResultPage page) {
        return render("result.jte", Map.of("page", page));
    }

    /** The review of a finished game, as a section without a page around it. */
    public String review(ReviewPart part) {
        return render("review.jte", Map.of("part", part));
    }

    public String upload(UploadPage page) {
        return render("upload.jte", Map.of("page", page));
    }

    public String device(DevicePage page) {
        return render("device.jte", Map.of("page", page));
    }

    public String learn(LearnPage page) {
        return render("learn/page.jte", Map.of("page", page, "figure",
                content(page.exhibit().template(), page.exhibit())));
    }

    public String learnIndex(LearnIndex page) {
        return render("learn/index.jte", Map.of("page", page));
    }

    public String lesson(LessonPage page) {
        return render("learn/lesson.jte", Map.of("page", page));
    }

    /** The rules beside a table, without a page around them. */
    public String rules(RulesPart part) {
        return render("learn/drawer.jte", Map.of("part", part));
    }

    /** Something went wrong, in a sentence. */
    public String problem(Language language, Text message) {
        return render("problem.jte", Map.of("language", language, "message", message.set().in(language)));
    }

    /**
     * The board of a game is a template of its own, chosen by the game; so is what it adds to the prompt and the side.
     */
    private Map<String, Object> slots(Drawing drawing) {
        return Map.of("page", drawing.page(), "drawing", drawing, "board", content(drawing.template(), drawing),
                "aside", content(drawing.aside(), drawing), "beside", content(drawing.beside(), drawing), "overview",
                content(drawing.side(), drawing));
    }

    private Map<String, Object> slots(ReplayPage page) {
        Drawing drawing = page.drawing();
        return Map.of("page", page, "drawing", drawing, "board", content(drawing.template(), drawing), "beside",
                content(drawing.beside(), drawing), "overview", content(drawing.side(), drawing));
    }

    private Content content(Optional<String> template, Drawing drawing) {
        return template.map(name -> content(name, drawing)).orElse(_ -> {
        });
    }

    private Content content(String template, Drawing drawing) {
        return output -> engine.render(template, drawing, output);
    }

    private String render(String template, Map<String, Object> values) {
        StringOutput output = new StringOutput(1 << 16);
        engine.render(template, values, output);
        return base.isEmpty() ? output.toString() : ADDRESS.matcher(output.toString()).replaceAll(base + "/");
    }
}
