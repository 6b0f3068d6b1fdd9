package cydonia.server.page;

import cydonia.engine.Language;
import cydonia.engine.Text;
import gg.jte.Content;
import gg.jte.ContentType;
import gg.jte.TemplateEngine;
import gg.jte.output.StringOutput;
import java.util.Map;

/** Pages from templates, compiled with the program. */
public final class JtePages implements Pages {

    private static final String TEMPLATES = "cydonia.server.jte";

    private final TemplateEngine engine = TemplateEngine.createPrecompiled(null, ContentType.Html,
            JtePages.class.getClassLoader(), TEMPLATES);

    public JtePages() {
        engine.setTrimControlStructures(true);
    }

    @Override
    public String home(HomePage page) {
        return render("home.jte", Map.of("page", page));
    }

    @Override
    public String newTable(NewTablePage page) {
        return render("new.jte", Map.of("page", page));
    }

    @Override
    public String lobby(LobbyPage page) {
        return render("lobby.jte", Map.of("page", page));
    }

    @Override
    public String join(JoinPage page) {
        return render("join.jte", Map.of("page", page));
    }

    @Override
    public String table(Drawing table) {
        return render("table.jte", slots(table));
    }

    @Override
    public String part(Drawing table) {
        return render("part.jte", slots(table));
    }

    @Override
    public String preview(PreviewPart preview) {
        return render("preview.jte", Map.of("preview", preview));
    }

    @Override
    public String replay(ReplayPage page) {
        return render("replay.jte", slots(page));
    }

    @Override
    public String replayPart(ReplayPage page) {
        return render("replaypart.jte", slots(page));
    }

    @Override
    public String result(ResultPage page) {
        return render("result.jte", Map.of("page", page));
    }

    @Override
    public String upload(UploadPage page) {
        return render("upload.jte", Map.of("page", page));
    }

    @Override
    public String problem(Language language, Text message) {
        return render("problem.jte", Map.of("language", language, "message", message.in(language)));
    }

    /** The board of a game is a template of its own, chosen by the game; so is what it adds to the prompt. */
    private Map<String, Object> slots(Drawing drawing) {
        return Map.of("page", drawing.page(), "drawing", drawing, "board", content(drawing.template(), drawing),
                "aside", drawing.aside().map(template -> content(template, drawing)).orElse(_ -> {
                }));
    }

    private Map<String, Object> slots(ReplayPage page) {
        Drawing drawing = page.drawing();
        return Map.of("page", page, "drawing", drawing, "board", content(drawing.template(), drawing));
    }

    private Content content(String template, Drawing drawing) {
        return output -> engine.render(template, drawing, output);
    }

    private String render(String template, Map<String, Object> values) {
        StringOutput output = new StringOutput(1 << 16);
        engine.render(template, values, output);
        return output.toString();
    }
}
