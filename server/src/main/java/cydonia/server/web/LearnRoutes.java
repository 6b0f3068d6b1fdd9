package cydonia.server.web;

import cydonia.engine.Language;
import cydonia.engine.Text;
import cydonia.server.page.HomePage;
import cydonia.server.page.learn.LearnIndex;
import cydonia.server.page.learn.LearnPage;
import cydonia.server.page.learn.LessonPage;
import cydonia.server.page.learn.RulesPart;
import cydonia.tables.room.Hall;
import cydonia.tables.room.Sight;
import cydonia.tables.room.TableRoom;
import cydonia.tables.room.Tokens;
import cydonia.titles.Title;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.util.List;

/** Where people learn to play: pages to read without a table, and the rules at hand beside one. */
final class LearnRoutes {

    private final Hall hall;
    private final Pages pages;
    private final Commands commands;
    private final Guard guard;

    LearnRoutes(Hall hall, Pages pages, Commands commands, Guard guard) {
        this.hall = hall;
        this.pages = pages;
        this.commands = commands;
        this.guard = guard;
    }

    void add(RoutesConfig routes) {
        routes.get("/learn", this::index);
        routes.get("/learn/{game}", this::read);
        routes.get("/learn/{game}/lesson", this::lesson);
        routes.post("/learn/{game}/lesson", this::teach);
        routes.post("/learn/{game}/puzzles/{number}", this::pose);
        routes.get("/t/{table}/rules", this::atHand);
    }

    static List<HomePage.Entry> entries(Hall hall) {
        return hall.games().all().stream().map(title -> new HomePage.Entry(title.profile(), title.gallery(),
                title.handbook().written())).toList();
    }

    private void index(Context context) {
        html(context, pages.learnIndex(new LearnIndex(Visitor.of(context).language(),
                entries(hall).stream().filter(HomePage.Entry::explained).toList())));
    }

    private void read(Context context) {
        Title<?, ?, ?> title = hall.games().find(context.pathParam("game"))
                .filter(known -> known.handbook().written()).orElseThrow(Problem::nothingHere);
        Language language = Visitor.of(context).language();
        html(context, pages.learn(new LearnPage(language, title.profile(), title.handbook().in(language),
                Exhibits.draw(title, language), title.handbook().lesson().isPresent(), title.handbook().puzzles(),
                Tokens.fresh())));
    }

    private void lesson(Context context) {
        Title<?, ?, ?> title = hall.games().find(context.pathParam("game"))
                .filter(known -> known.handbook().lesson().isPresent()).orElseThrow(Problem::nothingHere);
        Language language = Visitor.of(context).language();
        html(context, pages.lesson(new LessonPage(language, title.profile(),
                title.handbook().in(language).passages().getFirst(), Tokens.fresh(),
                title.handbook().firstLesson().steps())));
    }

    private void teach(Context context) {
        guard.checkCreation(context);
        String token = Visitor.of(context).welcome(context);
        TableRoom room = hall.teach(context.pathParam("game"), token, Commands.key(context.formParam("key")));
        context.redirect("/t/" + room.id(), HttpStatus.SEE_OTHER);
    }

    private void pose(Context context) {
        guard.checkCreation(context);
        String token = Visitor.of(context).welcome(context);
        int number = context.pathParamAsClass("number", Integer.class).getOrThrow(_ -> Problem.nothingHere());
        TableRoom room = hall.pose(context.pathParam("game"), number, token, Commands.key(context.formParam("key")));
        context.redirect("/t/" + room.id(), HttpStatus.SEE_OTHER);
    }

    /**
     * What the visitor is asked, or what the table waits for, explained: beside the table, or on the page of the game.
     */
    private void atHand(Context context) {
        Desk desk = commands.playing(context);
        Sight<?, ?, ?> sight = desk.sight();
        if (!sight.title().handbook().written()) {
            throw new Problem(HttpStatus.NOT_FOUND, new Text("The rules of this game are not written down here yet.",
                    "Les règles de ce jeu ne sont pas encore écrites ici."));
        }
        String game = sight.profile().id();
        String passage = passage(sight);
        if (PageRoutes.wantsPart(context)) {
            html(context, pages.rules(new RulesPart(desk.language(), game,
                    sight.title().handbook().in(desk.language()), passage)));
        } else {
            context.redirect("/learn/" + game + "#" + passage, HttpStatus.SEE_OTHER);
        }
    }

    private static <O> String passage(Sight<?, ?, O> sight) {
        return sight.title().handbook().at().apply(sight.observation());
    }

    private static void html(Context context, String page) {
        context.contentType("text/html; charset=utf-8").result(page);
    }
}
