package cydonia.server.web;

import cydonia.engine.Game;
import cydonia.engine.Language;
import cydonia.engine.Profile;
import cydonia.engine.Setup;
import cydonia.engine.Text;
import cydonia.server.api.Done;
import cydonia.server.api.Entered;
import cydonia.server.api.Observations;
import cydonia.server.api.Refusal;
import cydonia.server.api.State;
import cydonia.server.api.Summary;
import cydonia.server.api.Writing;
import cydonia.tables.room.Answer;
import cydonia.tables.room.Hall;
import cydonia.tables.room.NewTable;
import cydonia.tables.room.NewTable.Taker;
import cydonia.tables.room.Sight;
import cydonia.tables.room.TableRoom;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The same tables as JSON, for bots in any language. Described by {@code /api}. */
final class ApiRoutes {

    private static final JsonMapper JSON = new JsonMapper();
    private static final int TABLES_SHOWN = 100;

    private final Hall hall;
    private final Commands commands;
    private final Guard guard;

    ApiRoutes(Hall hall, Commands commands, Guard guard) {
        this.hall = hall;
        this.commands = commands;
        this.guard = guard;
    }

    void add(RoutesConfig routes) {
        routes.get("/api", ApiRoutes::description);
        routes.get("/api/games", this::games);
        routes.get("/api/schema/{game}", this::schema);
        routes.get("/api/tables", this::tables);
        routes.post("/api/tables", this::create);
        routes.get("/api/tables/{table}/preview", this::preview);
        routes.post("/api/join", this::join);
        routes.post("/api/watch", this::watch);
        routes.get("/api/tables/{table}", context -> json(context, state(context, commands.desk(context))));
        routes.post("/api/tables/{table}/seats/{seat}/{what}",
                this::seat);
        routes.post("/api/tables/{table}/{what}", this::command);
    }

    static void problem(Context context, Text why) {
        json(context, new cydonia.server.api.Problem(why.in(Visitor.of(context).language())));
    }

    private static void description(Context context) {
        try (InputStream in = Objects.requireNonNull(ApiRoutes.class.getResourceAsStream("openapi.json"))) {
            context.contentType("application/json")
                    .result(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException damaged) {
            throw new UncheckedIOException(damaged);
        }
    }

    private void games(Context context) {
        Language language = Visitor.of(context).language();
        json(context, hall.games().all().stream().map(game -> Json.game(game.profile(), language)).toList());
    }

    /** What the observations of a game look like. */
    private void schema(Context context) {
        Game<?, ?, ?> game = hall.games().find(context.pathParam("game")).orElseThrow(Problem::nothingHere).game();
        json(context, Observations.schema(game));
    }

    private void tables(Context context) {
        Visitor visitor = Visitor.of(context);
        List<Summary> tables = new ArrayList<>();
        visitor.token().ifPresent(token -> hall.tablesOf(token, TABLES_SHOWN).forEach(
                room -> tables.add(Json.summary(room.sight(room.role(visitor.hash())), visitor.language()))));
        json(context, tables);
    }

    private void create(Context context) {
        JsonNode body = body(context);
        Profile profile = hall.games().named(body.path("game").asString("")).profile();
        List<Taker> seats = new ArrayList<>();
        for (JsonNode seat : body.path("seats")) {
            seats.add(Taker.parse(seat.asString("")));
        }
        Map<String, String> options = new HashMap<>();
        body.path("options").properties()
                .forEach(option -> options.put(option.getKey(), option.getValue().asString("")));
        guard.checkCreation(context);
        String token = Visitor.of(context).welcome(context);
        TableRoom room = hall.create(new NewTable(profile.id(), new Setup(seats.size(), options),
                body.path("name").asString(""), seats, !"off".equals(text(body, "advice")),
                Commands.timeLimit(text(body, "time"))), token,
                Commands.key(text(body, "key")));
        entered(context.status(HttpStatus.CREATED), room, token);
    }

    private void join(Context context) {
        JsonNode body = body(context);
        String invitation = body.path("invite").asString("");
        TableRoom room = hall.invited(invitation).orElseThrow(Problem::noInvitation);
        String token = Visitor.of(context).welcome(context);
        Commands.checkEntered(commands.join(room, invitation, token, body.path("name").asString("")));
        entered(context, room, token);
    }

    private void watch(Context context) {
        String token = Visitor.of(context).welcome(context);
        TableRoom room = hall.watch(body(context).path("link").asString(""), token).orElseThrow(Problem::noTable);
        entered(context, room, token);
    }

    /** Whoever comes in learns the token by which the server knows them again. */
    private static void entered(Context context, TableRoom room, String token) {
        Language language = Visitor.of(context).language();
        Sight<?, ?, ?> sight = room.sight(room.role(cydonia.tables.room.Tokens.sha256(token)));
        json(context, new Entered(token, Json.state(sight, language, token, 0)));
    }

    private void preview(Context context) {
        json(context, Json.preview(commands.preview(context, commands.playing(context))));
    }

    private static void answer(Context context, Desk desk, Answer answer) {
        State state = state(context, desk);
        json(context, switch (answer) {
            case Answer.Done(int version) -> new Done(version, state);
            case Answer.Stale _ -> {
                context.status(HttpStatus.CONFLICT);
                yield new Refusal(Commands.STALE.in(desk.language()), state);
            }
            case Answer.Outdated(Text why) -> {
                context.status(HttpStatus.CONFLICT);
                yield new Refusal(why.in(desk.language()), state);
            }
            case Answer.Impossible(Text why) -> {
                context.status(HttpStatus.UNPROCESSABLE_CONTENT);
                yield new Refusal(why.in(desk.language()), state);
            }
        });
    }

    /**
     * Whoever has the beginning of the log already may ask for the rest of it alone, and for no more than is needed.
     */
    private static State state(Context context, Desk desk) {
        String since = context.queryParam("since");
        int from = since == null ? 0 : Commands.number(since);
        return "true".equals(context.queryParam("brief")) ? Json.brief(desk, from) : Json.state(desk, from);
    }

    /** {@code action} is one action; {@code actions} is all of a choice of several things, in any order. */
    private void command(Context context) {
        Desk desk = commands.desk(context);
        JsonNode body = body(context);
        List<String> actions = new ArrayList<>();
        body.path("actions").forEach(action -> actions.add(action.asString("")));
        Optional.ofNullable(text(body, "action")).ifPresent(actions::add);
        answer(context, desk, commands.table(context, desk, name -> text(body, name), actions, body.has("actions")));
    }

    private void seat(Context context) {
        Desk desk = commands.desk(context);
        JsonNode body = body(context);
        answer(context, desk, commands.seat(context, desk, name -> text(body, name)));
    }

    private static @Nullable String text(JsonNode body, String name) {
        return Optional.ofNullable(body.get(name)).filter(JsonNode::isValueNode).map(node -> node.asString(""))
                .orElse(null);
    }

    private static JsonNode body(Context context) {
        try {
            String text = context.body();
            JsonNode body = JSON.readTree(text.isBlank() ? "{}" : text);
            if (body.isObject()) {
                return body;
            }
        } catch (JacksonException malformed) {
            // said below
        }
        throw Problem.bad("The body must be a JSON object.", "Le corps doit être un objet JSON.");
    }

    static void json(Context context, Object value) {
        context.contentType("application/json").result(Writing.bytes(value));
    }
}
