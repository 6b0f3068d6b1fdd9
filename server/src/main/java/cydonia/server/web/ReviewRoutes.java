package cydonia.server.web;

import cydonia.engine.Text;
import cydonia.engine.Viewer;
import cydonia.server.api.Review;
import cydonia.server.page.ReviewPart;
import cydonia.tables.room.Hall;
import cydonia.tables.room.Reviewed;
import cydonia.tables.room.Reviews.Stage;
import cydonia.tables.room.Sight;
import cydonia.tables.sight.Eyes;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;

/** Reviews of games that are over: beside their results, and for programs. There is none of a game that goes on. */
final class ReviewRoutes {

    private final Hall hall;
    private final Pages pages;
    private final Commands commands;
    private final Guard guard;
    private final Prints prints = new Prints();

    ReviewRoutes(Hall hall, Pages pages, Commands commands, Guard guard) {
        this.hall = hall;
        this.pages = pages;
        this.commands = commands;
        this.guard = guard;
    }

    void add(RoutesConfig routes) {
        routes.get("/t/{table}/review", context -> section(context, table(context)));
        routes.get("/replays/{id}/review", context -> section(context, file(context)));
        routes.get("/api/tables/{table}/review", context -> tell(context, table(context)));
        routes.get("/api/replays/{id}/review", context -> tell(context, file(context)));
    }

    private Finished table(Context context) {
        return table(commands.desk(context));
    }

    /** The game of a table, once it is over. */
    Finished table(Desk desk) {
        String base = "/t/" + desk.room().id();
        Sight<?, ?, ?> end = desk.sight();
        return new Finished(desk.room().id(), base, base + "/replay", end,
                end.replay().orElseThrow(
                        () -> Problem.forbidden("The game is not over yet.", "La partie n’est pas terminée.")),
                review -> desk.room().reviewed(review), desk.language());
    }

    /** The game of a file, if it was played to its end; whoever looks at it is an onlooker. */
    Finished file(Context context) {
        String id = context.pathParam("id");
        String base = "/replays/" + id;
        Sight<?, ?, ?> end = hall.shelf()
                .screening(id, OptionalInt.empty(), Optional.of(new Eyes.Of(Viewer.PUBLIC)))
                .orElseThrow(ReplayRoutes::gone).sight();
        return new Finished(id, base, base, end,
                hall.shelf().finished(id).orElseThrow(() -> new Problem(HttpStatus.CONFLICT, new Text(
                        "This game was not played to its end.", "Cette partie n’a pas été jouée jusqu’au bout."))),
                review -> hall.shelf().reviewed(id, review), Visitor.of(context).language());
    }

    /** How far the review of that game is; whoever asks first has it begun. */
    Stage stage(Finished game) {
        return hall.reviews().of(game.id(), game.game());
    }

    /** How far it is, for a page that is kept and cannot say more than that it is not done: a script asks on. */
    Stage lasting(Finished game) {
        Stage stage = stage(game);
        return stage instanceof Stage.UnderWay ? new Stage.Waiting() : stage;
    }

    /** The review as a section of a page. */
    ReviewPart part(Finished game, Stage stage) {
        Optional<ReviewPart.Insight> insight = told(game, stage,
                reviewed -> ReviewModels.insight(reviewed, game.sight(), game.language()));
        return new ReviewPart(game.language(),
                new ReviewPart.Links(game.address() + "/review", game.address() + "/result", game.replay()),
                insight.isPresent() ? ReviewPart.Stage.DONE : made(stage), percent(stage), insight);
    }

    private static <T> Optional<T> told(Finished game, Stage stage, Function<Reviewed<?, ?, ?>, T> tell) {
        return stage instanceof Stage.Done(String review) ? game.reviewed().apply(review).map(tell) : Optional.empty();
    }

    private static ReviewPart.Stage made(Stage stage) {
        return switch (stage) {
            case Stage.Waiting() -> ReviewPart.Stage.WAITING;
            case Stage.UnderWay _ -> ReviewPart.Stage.UNDER_WAY;
            case Stage.Done _,Stage.Failed _ -> ReviewPart.Stage.FAILED;
        };
    }

    private static int percent(Stage stage) {
        return switch (stage) {
            case Stage.Waiting(),Stage.Failed() -> 0;
            case Stage.UnderWay(int percent) -> percent;
            case Stage.Done _ -> 100;
        };
    }

    /** Whoever comes without a script sees it on the page it belongs to. */
    private void section(Context context, Finished game) {
        guard.ration(Guard.Costly.REPLAY, context);
        if (!PageRoutes.wantsPart(context)) {
            context.redirect(game.address() + "/result#review", HttpStatus.SEE_OTHER);
            return;
        }
        Stage stage = stage(game);
        String section = stage instanceof Stage.Done
                ? prints.print(key(game), () -> pages.review(part(game, stage)))
                : pages.review(part(game, stage));
        context.contentType("text/html; charset=utf-8").result(section);
    }

    private void tell(Context context, Finished game) {
        guard.ration(Guard.Costly.REPLAY, context);
        Stage stage = stage(game);
        Optional<Review> done = told(game, stage,
                reviewed -> ReviewModels.json(reviewed, game.sight(), game.language()));
        ApiRoutes.json(context, done.orElseGet(() -> new Review(Review.Stage.valueOf(made(stage).name()),
                percent(stage), Optional.empty(), Optional.empty(), Optional.empty())));
    }

    /** Everything that a review which is done depends on. */
    private static Object key(Finished game) {
        return List.of(game.address(), game.sight().version(), game.sight().viewer(), game.language());
    }
}
