package cydonia.server.web;

import cydonia.engine.Language;
import cydonia.engine.Refused;
import cydonia.engine.Replay;
import cydonia.engine.Seat;
import cydonia.engine.Text;
import cydonia.replay.ReplayFormat;
import cydonia.server.api.Brought;
import cydonia.server.api.Writing;
import cydonia.server.page.ReplayPage;
import cydonia.server.page.ResultPage;
import cydonia.server.page.UploadPage;
import cydonia.server.page.Words;
import cydonia.tables.room.Hall;
import cydonia.tables.room.Reviews.Stage;
import cydonia.tables.room.Screening;
import cydonia.tables.room.Shelf;
import cydonia.tables.room.TableRoom;
import cydonia.tables.sight.Eyes;
import cydonia.tables.storage.StoredTable.Phase;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import io.javalin.http.UploadedFile;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Supplier;

/** Games seen again: of tables, and of files people brought along. */
final class ReplayRoutes {

    private static final Text NOT_OVER = new Text(
            "The replay file shows all hidden cards, so it is available once the game is over.",
            "Le fichier de la partie montre toutes les cartes cachées : il sera disponible une fois la partie terminée.");

    private static final Text TOO_LARGE = Text.of("The file is larger than %s kB.", "Le fichier dépasse %s ko.",
            Shelf.LARGEST_FILE >> 10);
    private static final long PATIENCE = 32 << 20;

    private final Hall hall;
    private final Pages pages;
    private final Commands commands;
    private final Guard guard;
    private final ReviewRoutes reviews;
    private final Prints prints = new Prints();

    ReplayRoutes(Hall hall, Pages pages, Commands commands, Guard guard, ReviewRoutes reviews) {
        this.reviews = reviews;
        this.hall = hall;
        this.pages = pages;
        this.commands = commands;
        this.guard = guard;
    }

    void add(RoutesConfig routes) {
        routes.get("/t/{table}/replay", this::table);
        routes.get("/t/{table}/replay.json", this::file);
        routes.get("/t/{table}/result", this::result);
        routes.get("/replays", context -> upload(context, Optional.empty()));
        routes.post("/replays", this::bring);
        routes.get("/replays/{id}", this::brought);
        routes.get("/replays/{id}/result", this::broughtResult);
        routes.get("/api/tables/{table}/replay", this::file);
        routes.get("/api/tables/{table}/moments/{move}", this::moment);
        routes.post("/api/replays", this::bringByApi);
        routes.get("/api/replays/{id}/moments/{move}", this::broughtMoment);
    }

    private void table(Context context) {
        Desk desk = commands.playing(context);
        TableRoom room = desk.room();
        OptionalInt at = at(context);
        Optional<Eyes> eyes = eyes(context);
        boolean over = room.phase() == Phase.OVER;
        Optional<String> review = desk.sight().replay().flatMap(game -> hall.reviews().kept(room.id(), game));
        print(context, seen(desk, "replay " + review.isPresent(), at, eyes), () -> {
            String base = "/t/" + room.id();
            return page(context, ReplayModels.replay(room.screening(desk.role(), at, eyes),
                    review.flatMap(room::reviewed), desk.language(),
                    new ReplayPage.Links(base + "/replay", base,
                            over ? Optional.of(base + "/replay.json") : Optional.empty(),
                            over ? Optional.of(base + "/result") : Optional.empty())));
        });
    }

    private void brought(Context context) {
        String id = context.pathParam("id");
        OptionalInt at = at(context);
        Optional<Eyes> eyes = eyes(context);
        Optional<String> review = hall.shelf().finished(id).flatMap(game -> hall.reviews().kept(id, game));
        print(context, seen(context, id, "replay " + review.isPresent(), at, eyes), () -> {
            String base = "/replays/" + id;
            Screening<?, ?, ?> screening = hall.shelf().screening(id, at, eyes).orElseThrow(ReplayRoutes::gone);
            Shelf.Rest rest = hall.shelf().rest(id);
            Language language = Visitor.of(context).language();
            return page(context, ReplayModels.replay(screening,
                    review.flatMap(kept -> hall.shelf().reviewed(id, kept)), language,
                    new ReplayPage.Links(base, "/replays", Optional.empty(), Optional.of(base + "/result")))
                    .with(rest.moves().stream().map(move -> move.seat().colour().in(language)
                            + Words.COLON.in(language) + move.action()).toList(), rest.first()));
        });
    }

    /**
     * Everything that a page of a game seen again depends on.
     *
     * @param by
     *            who looks; nobody in particular at a file somebody brought
     */
    private record Seen(String game, int version, String what, String by, OptionalInt at, Optional<Eyes> eyes,
            Language language, boolean part) {
    }

    private static Seen seen(Desk desk, String what, OptionalInt at, Optional<Eyes> eyes) {
        return new Seen("table " + desk.room().id(), desk.room().version(), what,
                desk.role().seat().map(Seat::word).orElse(""), at, eyes, desk.language(), false);
    }

    private static Seen seen(Context context, String file, String what, OptionalInt at, Optional<Eyes> eyes) {
        return new Seen("file " + file, 0, what, "", at, eyes, Visitor.of(context).language(), false);
    }

    private void print(Context context, Seen seen, Supplier<String> make) {
        guard.ration(Guard.Costly.REPLAY, context);
        Seen key = new Seen(seen.game, seen.version, seen.what, seen.by, seen.at, seen.eyes, seen.language,
                PageRoutes.wantsPart(context));
        html(context, prints.print(key, make));
    }

    private String page(Context context, ReplayPage page) {
        return PageRoutes.wantsPart(context) ? pages.replayPart(page) : pages.replay(page);
    }

    private void file(Context context) {
        Desk desk = commands.desk(context);
        Replay replay = desk.sight().replay()
                .orElseThrow(() -> new Problem(HttpStatus.FORBIDDEN, NOT_OVER));
        context.header("Content-Disposition",
                "attachment; filename=\"" + replay.game() + "-" + desk.room().id() + ".json\"")
                .contentType("application/json").result(ReplayFormat.print(replay));
    }

    private void result(Context context) {
        Desk desk = commands.desk(context);
        TableRoom room = desk.room();
        Finished game = reviews.table(desk);
        Stage stage = reviews.lasting(game);
        String base = game.address();
        print(context, seen(desk, "result " + rematch(desk) + stage.getClass(), OptionalInt.empty(), Optional.empty()),
                () -> pages.result(ReplayModels.result(game, game.sight().outcome().orElseThrow(),
                        room.chronicle().orElseThrow(),
                        new ResultPage.Links(base, base + "/replay", base + "/replay.json", base + "/game.txt"),
                        rematch(desk), reviews.part(game, stage))));
    }

    private ResultPage.Rematch rematch(Desk desk) {
        if (desk.role().seat().isEmpty()) {
            return ResultPage.Rematch.NONE;
        }
        return hall.rematch(desk.room()).isPresent() ? ResultPage.Rematch.ON : ResultPage.Rematch.POSSIBLE;
    }

    private void broughtResult(Context context) {
        Finished game = reviews.file(context);
        Stage stage = reviews.lasting(game);
        print(context, seen(context, game.id(), "result " + stage.getClass(), OptionalInt.empty(), Optional.empty()),
                () -> pages.result(ReplayModels.result(game, game.sight().outcome().orElseThrow(),
                        hall.shelf().chronicle(game.id()).orElseThrow(ReplayRoutes::gone),
                        new ResultPage.Links("/replays", game.address(), "", ""), ResultPage.Rematch.NONE,
                        reviews.part(game, stage))));
    }

    private void upload(Context context, Optional<Text> problem) {
        html(context, pages.upload(new UploadPage(Visitor.of(context).language(), Shelf.LARGEST_FILE >> 10, problem)));
    }

    private void bring(Context context) {
        try {
            guard.ration(Guard.Costly.UPLOAD, context);
            if (context.req().getContentLengthLong() > Web.LARGEST_UPLOAD) {
                letArrive(context.req().getInputStream());
                throw new Refused(TOO_LARGE);
            }
            UploadedFile file = Optional.ofNullable(context.uploadedFile("file")).orElseThrow(() -> new Refused(
                    new Text("No file was chosen.", "Aucun fichier n’a été choisi.")));
            try (InputStream in = file.content()) {
                context.redirect("/replays/" + hall.shelf().put(text(in)), HttpStatus.SEE_OTHER);
            }
        } catch (Refused refused) {
            upload(context.status(HttpStatus.UNPROCESSABLE_CONTENT), Optional.of(refused.why()));
        } catch (IOException broken) {
            upload(context.status(HttpStatus.BAD_REQUEST), Optional.of(
                    new Text("The file did not arrive whole.", "Le fichier n’est pas arrivé en entier.")));
        }
    }

    private void bringByApi(Context context) {
        guard.ration(Guard.Costly.UPLOAD, context);
        try (InputStream in = context.bodyInputStream()) {
            ApiRoutes.json(context.status(HttpStatus.CREATED), new Brought(hall.shelf().put(text(in))));
        } catch (IOException broken) {
            throw Problem.bad("The file did not arrive whole.", "Le fichier n’est pas arrivé en entier.");
        }
    }

    /** A file as text, or a sentence that says why it cannot be one. */
    private static String text(InputStream in) throws IOException {
        byte[] bytes = in.readNBytes(Shelf.LARGEST_FILE + 1);
        if (bytes.length > Shelf.LARGEST_FILE) {
            letArrive(in);
            throw new Refused(TOO_LARGE);
        }
        try {
            return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
        } catch (CharacterCodingException binary) {
            throw new Refused(new Text("The file is not text in UTF-8.", "Le fichier n’est pas du texte en UTF-8."));
        }
    }

    /** Who is answered before all is sent sees a broken connection instead of the reason. Patience has its end. */
    private static void letArrive(InputStream in) throws IOException {
        in.skip(PATIENCE);
    }

    private void moment(Context context) {
        Desk desk = commands.playing(context);
        tell(context, seen(desk, "moment", move(context), eyes(context)),
                () -> desk.room().screening(desk.role(), move(context), eyes(context)));
    }

    private void broughtMoment(Context context) {
        String id = context.pathParam("id");
        tell(context, seen(context, id, "moment", move(context), eyes(context)),
                () -> hall.shelf().screening(id, move(context), eyes(context)).orElseThrow(ReplayRoutes::gone));
    }

    private void tell(Context context, Seen seen, Supplier<Screening<?, ?, ?>> screening) {
        guard.ration(Guard.Costly.REPLAY, context);
        context.contentType("application/json").result(
                prints.print(seen, () -> Writing.write(Json.moment(screening.get(), seen.language))));
    }

    private static OptionalInt move(Context context) {
        return OptionalInt.of(Commands.number(context.pathParam("move")));
    }

    private static OptionalInt at(Context context) {
        String at = context.queryParam("at");
        return at == null || at.isEmpty() ? OptionalInt.empty() : OptionalInt.of(Commands.number(at));
    }

    private static Optional<Eyes> eyes(Context context) {
        return Optional.ofNullable(context.queryParam("eyes")).filter(word -> !word.isEmpty())
                .map(word -> Eyes.parse(word).orElseThrow(
                        () -> Problem.bad("Nobody at this table has that view.",
                                "Personne à cette table n’a ce regard.")));
    }

    static Problem gone() {
        return new Problem(HttpStatus.NOT_FOUND, new Text(
                "This replay is no longer here: upload its file again.",
                "Cette partie n’est plus là : renvoyez son fichier."));
    }

    private static void html(Context context, String page) {
        context.contentType("text/html; charset=utf-8").result(page);
    }
}
