package cydonia.server.web;

import cydonia.ai.Level;
import cydonia.engine.Language;
import cydonia.engine.Profile;
import cydonia.engine.Refused;
import cydonia.engine.Seat;
import cydonia.engine.Setup;
import cydonia.engine.Text;
import cydonia.server.page.Drawing;
import cydonia.server.page.HomePage;
import cydonia.server.page.JoinPage;
import cydonia.server.page.NewTablePage;
import cydonia.server.page.Preset;
import cydonia.server.page.PreviewPart;
import cydonia.server.page.Sure;
import cydonia.tables.room.Answer;
import cydonia.tables.room.Hall;
import cydonia.tables.room.NewTable;
import cydonia.tables.room.NewTable.Taker;
import cydonia.tables.room.Preview;
import cydonia.tables.room.Sight;
import cydonia.tables.room.TableRoom;
import cydonia.tables.room.Tokens;
import cydonia.tables.sight.Pace;
import cydonia.tables.storage.StoredSeat;
import cydonia.tables.storage.StoredTable.Phase;
import cydonia.titles.Title;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Pages for people. Every form works without scripts; with them the browser asks for the part that changes. */
final class PageRoutes {

    private static final int TABLES_SHOWN = 30;
    private static final String PART = "text/x-part";

    private final Hall hall;
    private final Pages pages;
    private final Commands commands;
    private final Guard guard;
    private final StopRoutes stops;

    PageRoutes(Hall hall, Pages pages, Commands commands, Guard guard, StopRoutes stops) {
        this.hall = hall;
        this.pages = pages;
        this.commands = commands;
        this.guard = guard;
        this.stops = stops;
    }

    void add(RoutesConfig routes) {
        routes.get("/", this::home);
        routes.post("/language", PageRoutes::language);
        routes.post("/play/{game}", this::playNow);
        routes.get("/new/{game}", context -> html(context, newTable(context, Optional.empty())));
        routes.post("/new/{game}", this::create);
        routes.get("/join/{token}", this::invitation);
        routes.post("/join/{token}", this::join);
        routes.get("/watch/{token}", this::watch);
        routes.get("/t/{table}", this::table);
        routes.get("/t/{table}/part", this::part);
        routes.get("/t/{table}/preview", this::preview);
        routes.get("/t/{table}/seats", this::seats);
        routes.post("/t/{table}/seat/{seat}/{what}", context -> {
            Desk desk = commands.desk(context);
            answer(context, desk, commands.seat(context, desk, context::formParam));
        });
        routes.post("/t/{table}/pace", context -> {
            Desk desk = commands.desk(context);
            answer(context, desk, desk.room().pace(desk.seat(), Pace.of(field(context, "pace")),
                    desk.request(context::formParam)));
        });
        routes.post("/t/{table}/{what}", context -> {
            Desk desk = commands.desk(context);
            Optional<Sure> sure = sure(context, desk);
            if (sure.isPresent()) {
                ask(context, desk, sure);
            } else {
                answer(context, desk, commands.table(context, desk));
            }
        });
    }

    private void home(Context context) {
        Visitor visitor = Visitor.of(context);
        List<HomePage.MyTable> tables = new ArrayList<>();
        visitor.token().ifPresent(token -> hall.tablesOf(token, TABLES_SHOWN).forEach(room -> tables
                .add(Models.mine(room.sight(room.role(visitor.hash())), visitor.language()))));
        tables.sort(Comparator.comparing((HomePage.MyTable table) -> table.state() != HomePage.State.MY_TURN)
                .thenComparingLong(table -> table.state() == HomePage.State.MY_TURN
                        ? table.changed().toEpochMilli()
                        : -table.changed().toEpochMilli()));
        List<HomePage.Outdated> outdated = visitor.token().stream()
                .flatMap(token -> hall.outdatedOf(token, TABLES_SHOWN).stream())
                .map(old -> new HomePage.Outdated(old.game().in(visitor.language()), old.why().in(visitor.language())))
                .toList();
        html(context, pages.home(new HomePage(visitor.language(), Tokens.fresh(), LearnRoutes.entries(hall), tables,
                open(visitor), outdated, stops.mayStop(context))));
    }

    /** Tables of others that anybody may join. */
    private List<HomePage.MyTable> open(Visitor visitor) {
        if (!guard.openTables()) {
            return List.of();
        }
        return hall.openTables().stream().filter(room -> !room.role(visitor.hash()).maySee())
                .map(room -> Models.mine(room.sight(room.role(visitor.hash())), visitor.language())).toList();
    }

    private static void language(Context context) {
        Visitor.remember(context, Language.of(field(context, "language")));
        String back = field(context, "back");
        boolean local = back.startsWith("/") && !back.startsWith("//")
                && back.chars().noneMatch(c -> c < ' ' || c == '\\');
        context.redirect(local ? back : "/", HttpStatus.SEE_OTHER);
    }

    private void playNow(Context context) {
        Profile profile = hall.games().named(context.pathParam("game")).profile();
        int opponents = context.formParam("opponents") == null
                ? Math.max(1, profile.minSeats() - 1)
                : number(context, "opponents");
        if (opponents < 0 || opponents >= Seat.values().length) {
            throw Problem.bad("There are not that many seats.", "Il n’y a pas autant de places.");
        }
        Level level = Commands.level(context.formParam("level"));
        List<Taker> seats = new ArrayList<>(List.of(Taker.HOST));
        for (int i = 0; i < opponents; i++) {
            seats.add(Taker.computer(level));
        }
        make(context, new NewTable(profile.id(), new Setup(seats.size(), Map.of()), "", seats));
    }

    private String newTable(Context context, Optional<Text> problem) {
        Title<?, ?, ?> title = game(context);
        Map<String, String> wishes = new HashMap<>();
        context.queryParamMap().forEach((field, values) -> {
            if (field.startsWith("seat.")) {
                wishes.put(field, values.getFirst());
            }
        });
        context.formParamMap().forEach((field, values) -> wishes.put(field, values.getFirst()));
        return pages.newTable(new NewTablePage(Visitor.of(context).language(), Tokens.fresh(), title.profile(),
                title.gallery(), wishes, problem));
    }

    private void create(Context context) {
        Profile profile = game(context).profile();
        List<String> wishes = new ArrayList<>();
        Map<String, String> options = new HashMap<>();
        context.formParamMap().forEach((field, values) -> {
            if (field.startsWith("option.")) {
                options.put(field.substring("option.".length()), values.getFirst());
            }
        });
        for (int i = 1; i < profile.maxSeats(); i++) {
            String wish = Optional.ofNullable(context.formParam("seat." + i)).orElse(Preset.NOBODY);
            if (!wish.equals(Preset.NOBODY)) {
                wishes.add(wish);
            }
        }
        try {
            List<Taker> seats = Stream.concat(Stream.of(Taker.HOST), wishes.stream().map(Taker::parse)).toList();
            make(context, new NewTable(profile.id(), new Setup(seats.size(), options),
                    Optional.ofNullable(context.formParam("name")).orElse(""), seats,
                    !"off".equals(context.formParam("advice")),
                    Commands.timeLimit(context.formParam("time"))));
        } catch (Refused refused) {
            html(context.status(HttpStatus.UNPROCESSABLE_CONTENT), newTable(context, Optional.of(refused.why())));
        }
    }

    private void make(Context context, NewTable wish) {
        guard.checkCreation(context);
        String token = Visitor.of(context).welcome(context);
        TableRoom room = hall.create(wish, token, Commands.key(context.formParam("key")));
        context.redirect("/t/" + room.id(), HttpStatus.SEE_OTHER);
    }

    private void invitation(Context context) {
        Visitor visitor = Visitor.of(context);
        TableRoom room = invited(context);
        Sight<?, ?, ?> sight = room.sight(room.role(visitor.hash()));
        String invite = Tokens.sha256(context.pathParam("token"));
        StoredSeat seat = sight.seats().stream().filter(s -> s.invite().filter(invite::equals).isPresent()).findFirst()
                .orElseThrow(Problem::noInvitation);
        if (seat.heldBy(visitor.hash())) {
            context.redirect("/t/" + room.id(), HttpStatus.SEE_OTHER);
            return;
        }
        if (seat.kind() != StoredSeat.Kind.OPEN || sight.phase() == Phase.CLOSED) {
            throw Problem.noInvitation();
        }
        html(context, pages.join(new JoinPage(visitor.language(), "/join/" + context.pathParam("token"),
                sight.hostName(visitor.language()), sight.profile(), seat.seat())));
    }

    private void join(Context context) {
        TableRoom room = invited(context);
        String token = Visitor.of(context).welcome(context);
        Answer answer = commands.join(room, context.pathParam("token"), token,
                Optional.ofNullable(context.formParam("name")).orElse(""));
        Commands.checkEntered(answer);
        context.redirect("/t/" + room.id(), HttpStatus.SEE_OTHER);
    }

    private TableRoom invited(Context context) {
        return hall.invited(context.pathParam("token")).orElseThrow(Problem::noInvitation);
    }

    private void watch(Context context) {
        String token = Visitor.of(context).welcome(context);
        TableRoom room = hall.watch(context.pathParam("token"), token).orElseThrow(Problem::noTable);
        context.redirect("/t/" + room.id(), HttpStatus.SEE_OTHER);
    }

    private void table(Context context) {
        show(context, commands.desk(context), Optional.empty());
    }

    private void show(Context context, Desk desk, Optional<String> notice) {
        Sight<?, ?, ?> sight = desk.sight();
        if (sight.phase() == Phase.CLOSED) {
            throw new Problem(HttpStatus.GONE, new Text("This table is closed.", "Cette table est fermée."));
        }
        html(context, sight.phase() == Phase.GATHERING
                ? pages.lobby(Models.lobby(sight, desk.language(), desk.visitor().known(), origin(context),
                        guard.openTables()))
                : pages.table(Models.table(sight, desk.language(), notice, seen(context), desk.advice())));
    }

    /** What a choice would change, for the tip that hangs on it. */
    private void preview(Context context) {
        Desk desk = commands.playing(context);
        Preview preview = commands.preview(context, desk);
        html(context, pages.preview(new PreviewPart(desk.language(), Models.chairs(desk.sight(), desk.language()),
                preview.sentences(desk.language()), preview.then())));
    }

    /** Who sits where, with the links to open seats, for the host of a game that has already begun. */
    private void seats(Context context) {
        Desk desk = commands.desk(context);
        desk.checkHost();
        html(context, pages.lobby(
                Models.lobby(desk.sight(), desk.language(), desk.visitor().known(), origin(context),
                        guard.openTables())));
    }

    private void part(Context context) {
        Desk desk = commands.playing(context);
        Optional<Sure> asking = Optional.ofNullable(context.queryParam("asking")).map(words -> words.split(" ", 2))
                .flatMap(words -> sure(desk, words[0], List.of(words).subList(1, words.length)));
        html(context, pages.part(
                Models.table(desk.sight(), desk.language(), Optional.empty(), seen(context), desk.advice(), asking)));
    }

    /** What has to be asked before a command is obeyed; nothing once the answer was yes. */
    private static Optional<Sure> sure(Context context, Desk desk) {
        boolean asked = context.queryParam("sure") != null || context.formParam("several") != null;
        return asked ? Optional.empty() : sure(desk, context.pathParam("what"), context.formParams("action"));
    }

    private static Optional<Sure> sure(Desk desk, String command, List<String> actions) {
        if (desk.role().seat().isEmpty() || desk.room().phase() != Phase.PLAYING) {
            return Optional.empty();
        }
        return switch (command) {
            case "concede" -> Optional.of(Sure.concede(desk.language()));
            case "act" -> actions.size() != 1
                    ? Optional.empty()
                    : desk.sight().doubt(actions.getFirst(), desk.language())
                            .map(doubt -> Sure.of(doubt, desk.language()));
            default -> Optional.empty();
        };
    }

    private void ask(Context context, Desk desk, Optional<Sure> sure) {
        Drawing table = Models.table(desk.sight(), desk.language(), Optional.empty(), seen(context), desk.advice(),
                sure);
        html(context, wantsPart(context) ? pages.part(table) : pages.table(table));
    }

    /** The answer to a command: the fresh part, or the page it was sent from. */
    private void answer(Context context, Desk desk, Answer answer) {
        Language language = desk.language();
        Optional<String> notice = switch (answer) {
            case Answer.Done _ -> Optional.empty();
            case Answer.Stale _ -> {
                context.status(HttpStatus.CONFLICT);
                yield Optional.of(Commands.STALE.in(language));
            }
            case Answer.Outdated(Text why) -> {
                context.status(HttpStatus.CONFLICT);
                yield Optional.of(why.set().in(language));
            }
            case Answer.Impossible(Text why) -> {
                context.status(HttpStatus.UNPROCESSABLE_CONTENT);
                yield Optional.of(why.set().in(language));
            }
        };
        Sight<?, ?, ?> sight = desk.sight();
        boolean playing = sight.phase() != Phase.GATHERING && sight.phase() != Phase.CLOSED;
        if (wantsPart(context) && playing) {
            html(context, pages.part(Models.table(sight, language, notice, seen(context), desk.advice())));
        } else if (notice.isEmpty()) {
            boolean invited = sight.phase() == Phase.PLAYING && context.path().endsWith("/invite")
                    && sight.seats().stream().anyMatch(seat -> seat.kind() == StoredSeat.Kind.OPEN);
            context.redirect(sight.phase() == Phase.CLOSED ? "/" : "/t/" + sight.table() + (invited ? "/seats" : ""),
                    HttpStatus.SEE_OTHER);
        } else if (playing) {
            show(context, desk, notice);
        } else {
            html(context, pages.problem(language, Text.same(notice.get())));
        }
    }

    /** Whether the browser asks for what changes on a page rather than for a page. */
    static boolean wantsPart(Context context) {
        return Optional.ofNullable(context.header("Accept")).orElse("").contains(PART);
    }

    private Title<?, ?, ?> game(Context context) {
        return hall.games().find(context.pathParam("game")).orElseThrow(Problem::nothingHere);
    }

    /** The last action the page had told before, if it says so. */
    private static int seen(Context context) {
        String since = context.queryParam("since");
        return since != null && since.matches("\\d{1,8}") ? Integer.parseInt(since) : -1;
    }

    /** How addresses of this server begin, for those who follow them from outside. */
    static String origin(Context context) {
        boolean secure = context.scheme().equals("https") || "https".equals(context.header("X-Forwarded-Proto"));
        return (secure ? "https" : "http") + "://" + context.host() + context.contextPath();
    }

    private static String field(Context context, String name) {
        return Optional.ofNullable(context.formParam(name)).orElse("");
    }

    private static int number(Context context, String name) {
        return Commands.number(context.formParam(name));
    }

    private static void html(Context context, String page) {
        context.contentType("text/html; charset=utf-8").result(page);
    }
}
