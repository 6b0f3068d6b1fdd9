package cydonia.server.web;

import cydonia.engine.Language;
import cydonia.engine.Text;
import cydonia.server.page.DevicePage;
import cydonia.server.page.JoinPage;
import cydonia.server.page.Story;
import cydonia.server.page.Transcript;
import cydonia.tables.room.Answer;
import cydonia.tables.room.Hall;
import cydonia.tables.room.Role;
import cydonia.tables.room.Sight;
import cydonia.tables.room.TableRoom;
import cydonia.tables.room.Tokens;
import cydonia.tables.sight.Eyes;
import cydonia.tables.storage.Entry;
import cydonia.tables.storage.StoredSeat;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.time.Clock;
import java.util.Optional;
import java.util.OptionalInt;

/** What people do around a table: play again, go on elsewhere, take the story of a game home. */
final class AroundRoutes {

    private static final int ANY = 1;

    private final Hall hall;
    private final Pages pages;
    private final Commands commands;
    private final Guard guard;
    private final DeviceCodes codes = new DeviceCodes(Clock.systemUTC());

    AroundRoutes(Hall hall, Pages pages, Commands commands, Guard guard) {
        this.hall = hall;
        this.pages = pages;
        this.commands = commands;
        this.guard = guard;
    }

    void add(RoutesConfig routes) {
        routes.get("/t/{table}/rematch", this::toRematch);
        routes.post("/t/{table}/rematch", this::rematch);
        routes.get("/t/{table}/game.txt", this::text);
        routes.post("/t/{table}/list", this::list);
        routes.get("/open/{table}", this::open);
        routes.post("/open/{table}", this::join);
        routes.get("/device", context -> device(context, Optional.empty(), "", Optional.empty()));
        routes.get("/device/{code}", context -> device(context, Optional.empty(), context.pathParam("code"),
                Optional.empty()));
        routes.post("/device/code", this::makeCode);
        routes.post("/device", this::enterCode);
    }

    private void toRematch(Context context) {
        TableRoom next = hall.rematch(commands.desk(context).room()).orElseThrow(Problem::noTable);
        context.redirect("/t/" + next.id(), HttpStatus.SEE_OTHER);
    }

    private void rematch(Context context) {
        Desk desk = commands.desk(context);
        desk.seat();
        guard.checkCreation(context);
        TableRoom next = hall.rematch(desk.room(), desk.visitor().known());
        context.redirect("/t/" + next.id(), HttpStatus.SEE_OTHER);
    }

    /** A finished game as text, with nothing hidden. */
    private void text(Context context) {
        Desk desk = commands.desk(context);
        Language language = Optional.ofNullable(context.queryParam("language")).map(Language::of)
                .orElse(desk.language());
        Sight<?, ?, ?> end = desk.room().screening(desk.role(), OptionalInt.empty(), Optional.of(new Eyes.All()))
                .sight();
        context.header("Content-Disposition",
                "attachment; filename=\"" + end.profile().id() + "-" + desk.room().id() + "-" + language.code()
                        + ".txt\"")
                .contentType("text/plain; charset=utf-8")
                .result(new Transcript(end.profile(), end.setup(), new Story(end.log(language), -1),
                        Models.standing(end, language), end.outcome().orElseThrow(), language).text());
    }

    /** The host's switch: whether everybody is shown the table. */
    private void list(Context context) {
        Desk desk = commands.desk(context);
        desk.checkHost();
        if (!guard.openTables()) {
            throw Problem.nothingHere();
        }
        tell(desk.room().list("yes".equals(context.formParam("open")), desk.request(context::formParam)));
        context.redirect("/t/" + desk.room().id(), HttpStatus.SEE_OTHER);
    }

    private void open(Context context) {
        Visitor visitor = Visitor.of(context);
        Sight<?, ?, ?> sight = listed(context).sight(new Role(false, Optional.empty(), false));
        StoredSeat free = sight.seats().stream().filter(seat -> seat.kind() == StoredSeat.Kind.OPEN).findFirst()
                .orElseThrow(Problem::noTable);
        html(context, pages.join(new JoinPage(visitor.language(), "/open/" + sight.table(),
                sight.hostName(visitor.language()), sight.profile(), free.seat())));
    }

    private void join(Context context) {
        TableRoom room = listed(context);
        String holder = Tokens.sha256(Visitor.of(context).welcome(context));
        tell(room.invitations().joinListed(holder, Optional.ofNullable(context.formParam("name")).orElse(""),
                new Entry.Request(holder, Tokens.fresh())));
        context.redirect("/t/" + room.id(), HttpStatus.SEE_OTHER);
    }

    private TableRoom listed(Context context) {
        String id = context.pathParam("table");
        if (!guard.openTables()) {
            throw Problem.nothingHere();
        }
        return hall.openTables().stream().filter(room -> room.id().equals(id)).findFirst()
                .orElseThrow(Problem::noTable);
    }

    private static void tell(Answer answer) {
        if (answer instanceof Answer.Impossible(Text why)) {
            throw new Problem(HttpStatus.CONFLICT, why);
        }
    }

    private static void html(Context context, String page) {
        context.contentType("text/html; charset=utf-8").result(page);
    }

    private void makeCode(Context context) {
        String code = codes.issue(Visitor.of(context).welcome(context));
        device(context, Optional.of(code), "", Optional.empty());
    }

    private void enterCode(Context context) {
        String code = Optional.ofNullable(context.formParam("code")).orElse("");
        Optional<String> token = codes.redeem(code);
        if (token.isPresent()) {
            Visitor.become(context, token.get());
            context.redirect("/", HttpStatus.SEE_OTHER);
        } else {
            device(context.status(HttpStatus.UNPROCESSABLE_CONTENT), Optional.empty(), "", Optional.of(new Text(
                    "This code has been used or is too old: make another one.",
                    "Ce code a déjà servi ou est trop ancien : créez-en un autre.")));
        }
    }

    private void device(Context context, Optional<String> code, String entered, Optional<Text> problem) {
        Visitor visitor = Visitor.of(context);
        boolean instead = visitor.token().filter(token -> !hall.tablesOf(token, ANY).isEmpty()).isPresent();
        html(context, pages.device(new DevicePage(visitor.language(), code,
                code.map(made -> PageRoutes.origin(context) + "/device/" + made), entered, instead, problem)));
    }
}
