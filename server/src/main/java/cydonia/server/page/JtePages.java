package cydonia.server.page;

import cydonia.engine.Language;
import cydonia.engine.Text;
import cydonia.server.page.tilsit.ColoniesDrawing;
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
    public String table(TablePage page) {
        return render("table.jte", Map.of("page", page, "drawing", draw(page), "board", board(page)));
    }

    @Override
    public String part(TablePage page) {
        return render("part.jte", Map.of("page", page, "drawing", draw(page), "board", board(page)));
    }

    @Override
    public String preview(PreviewPart preview) {
        return render("preview.jte", Map.of("preview", preview));
    }

    @Override
    public String replay(ReplayPage page) {
        return render("replay.jte",
                Map.of("page", page, "drawing", draw(page.table()), "board", board(page.table())));
    }

    @Override
    public String replayPart(ReplayPage page) {
        return render("replaypart.jte",
                Map.of("page", page, "drawing", draw(page.table()), "board", board(page.table())));
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

    /** The board of a game is a template of its own, chosen by the game. */
    private gg.jte.Content board(TablePage page) {
        Drawing drawing = draw(page);
        return output -> engine.render(drawing.template(), drawing, output);
    }

    private static Drawing draw(TablePage page) {
        return switch (page.gameId()) {
            case "mars-tilsit" -> ColoniesDrawing.of(page);
            default -> TextDrawing.of(page);
        };
    }

    private String render(String template, Map<String, Object> values) {
        StringOutput output = new StringOutput(1 << 16);
        engine.render(template, values, output);
        return output.toString();
    }
}
