package cydonia.games.martians;

import cydonia.engine.Seat;
import cydonia.engine.Viewer;
import cydonia.games.martians.MartiansView.Asking;
import cydonia.games.martians.MartiansView.Board;
import cydonia.games.martians.MartiansView.Clock;
import cydonia.games.martians.MartiansView.Cover;
import cydonia.games.martians.MartiansView.Crew;
import cydonia.games.martians.MartiansView.Excavation;
import cydonia.games.martians.MartiansView.Ground;
import cydonia.games.martians.MartiansView.Hired;
import cydonia.games.martians.MartiansView.House;
import cydonia.games.martians.MartiansView.PostView;
import cydonia.games.martians.MartiansView.Progress;
import cydonia.games.martians.MartiansView.Quarters;
import cydonia.games.martians.MartiansView.Troubles;
import cydonia.games.martians.cards.AnalysisCard;
import cydonia.games.martians.cards.Area;
import cydonia.games.martians.cards.Assistant;
import cydonia.games.martians.cards.Cell;
import cydonia.games.martians.cards.Contract;
import cydonia.games.martians.cards.Event;
import cydonia.games.martians.cards.Expert;
import cydonia.games.martians.cards.Good;
import cydonia.games.martians.cards.HiddenObjective;
import cydonia.games.martians.cards.Index;
import cydonia.games.martians.cards.Infrastructure;
import cydonia.games.martians.cards.Need;
import cydonia.games.martians.cards.Objective;
import cydonia.games.martians.cards.Plantation;
import cydonia.games.martians.cards.Post;
import cydonia.games.martians.cards.PowerSource;
import cydonia.games.martians.cards.ResearchTile;
import cydonia.games.martians.cards.Technology;
import cydonia.games.martians.cards.TokenKind;
import cydonia.games.martians.cards.Ward;
import cydonia.games.martians.cards.Weather;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/** Takes the picture a viewer may see. */
final class Observing {

    private final Table t;
    private final Viewer viewer;

    private Observing(Table t, Viewer viewer) {
        this.t = t;
        this.viewer = viewer;
    }

    static MartiansView observe(Table t, Viewer viewer) {
        return new Observing(t, viewer).picture();
    }

    private MartiansView picture() {
        Terms terms = t.terms;
        return new MartiansView(viewer, terms.mode, terms.mission, terms.seats, clock(), asking(),
                Seat.first(terms.seats).stream().map(this::board).toList(),
                IntStream.range(0, terms.crews).mapToObj(this::crew).toList(),
                IntStream.range(0, terms.quartersInUse).mapToObj(this::quarters).toList(),
                IntStream.range(0, Infrastructure.POSTS).mapToObj(this::post).toList(), excavation(), displays(),
                IntStream.range(0, terms.objectives.size()).mapToObj(this::progress).toList(),
                new Troubles(t.mission.refugees, t.mission.hostility, t.mission.artefacts, offersLeft()), houses(),
                IntStream.range(0, terms.colonies).mapToObj(colony -> Maintenance.fate(t, colony)).toList());
    }

    /** How many offers to each seat may still come to nothing in this turn: the viewer's, or those of who plays. */
    private List<Integer> offersLeft() {
        int maker = viewer instanceof Seat seat ? seat.index() : t.terms.seatOf(t.acting.crew);
        return IntStream.range(0, t.terms.mode.trade() ? t.terms.seats : 0)
                .map(seat -> seat == maker ? 0 : Trade.patience(t, maker, seat)).boxed().toList();
    }

    /** Prices depend on the board: a viewer sees those of the own one, everybody else those of who plays. */
    private List<House> houses() {
        if (!(viewer instanceof Seat seat) || t.terms.boardOf(t.acting.crew) == seat.index()) {
            return Tariffs.houses(t);
        }
        Table mine = t.copy();
        mine.acting.crew = seat.index();
        return Tariffs.houses(mine);
    }

    private Clock clock() {
        return new Clock(t.calendar.cycle, t.terms.cycles, t.calendar.turn, t.seatOf(t.calendar.first),
                Seat.of(t.calendar.first), t.conditions.weather(),
                nextWeather(),
                optional(t.conditions.event, Event.values()), optional(t.conditions.nextEvent, Event.values()),
                bits(t.conditions.lastingEvents,
                        Event.values()),
                t.calendar.phase == Phase.OVER, t.calendar.missionDone);
    }

    private Optional<Weather> nextWeather() {
        boolean known = t.terms.sharedStock || viewer instanceof Seat seat && Sky.knows(t, seat.index());
        return known ? optional(t.conditions.nextWeather, Weather.values()) : Optional.empty();
    }

    private Asking asking() {
        boolean mine = viewer instanceof Seat seat && t.agenda.toAct().contains(seat);
        int crew = switch (t.agenda.top()) {
            case Owed.ByCrews each -> each.crew(t, viewer);
            case Trade.OpenOffer _,Maintenance.EndGame _ -> t.agenda.toAct().getFirst().index();
            case null, default -> t.acting.crew;
        };
        Optional<Infrastructure> placement = t.acting.post == Index.NONE
                ? Optional.empty()
                : Optional.of(Infrastructure.ofPost(t.acting.post));
        return new Asking(t.question(), t.agenda.toAct(), t.seatOf(crew), Seat.of(crew), t.acting.time, placement,
                offered(),
                mine ? Tariffs.now(t, (Seat) viewer) : List.of());
    }

    /** The hidden objectives the viewer holds in the draft, chosen or not. */
    private List<HiddenObjective> offered() {
        return t.agenda.top() instanceof Draft.KeepObjective draft && viewer instanceof Seat seat
                ? IntStream.range(0, draft.offered()).mapToObj(i -> HiddenObjective.values()[draft.card(t, seat, i)])
                        .toList()
                : List.of();
    }

    private Board board(Seat seat) {
        int board = seat.index();
        int stock = t.terms.stockOf(board);
        Map<AnalysisCard, Integer> hand = counts(t.stocks.hand, stock * AnalysisCard.KINDS, AnalysisCard.values());
        int cards = hand.values().stream().mapToInt(Integer::intValue).sum();
        boolean open = t.terms.sharedStock || viewer == seat;
        Map<Good, Integer> goods = new EnumMap<>(Good.class);
        for (Good good : Good.values()) {
            goods.put(good, t.stocks.of(stock, good));
        }
        List<Hired> experts = new ArrayList<>();
        for (int slot = board * Expert.LIMIT; slot < (board + 1) * Expert.LIMIT; slot++) {
            if (t.boards.experts[slot] != Index.NONE) {
                experts.add(
                        new Hired(Expert.values()[t.boards.experts[slot]], (t.boards.expertsUsed & 1 << slot) != 0));
            }
        }
        int colony = t.terms.sharedColony ? 0 : board;
        List<Technology> technologies = bits(t.boards.technologies[board] | t.colonies.technologies[colony],
                Technology.values());
        int at = board * PowerSource.KINDS;
        return new Board(seat, Collections.unmodifiableMap(goods), cards, open ? Optional.of(hand) : Optional.empty(),
                List.copyOf(experts), many(t.boards.assistants, board * Assistant.KINDS, Assistant.values()),
                optional(t.boards.plantation[board], Plantation.values()), technologies, t.boards.installations[at],
                t.boards.installations[at + 1], t.boards.built[board], t.boards.improved[board],
                t.colonies.births[colony],
                (t.colonies.fourth & 1 << colony) != 0, objectives(seat), passed(seat));
    }

    private List<HiddenObjective> objectives(Seat seat) {
        if (!t.terms.hiddenObjectives || viewer != seat && t.calendar.phase != Phase.OVER) {
            return List.of();
        }
        return IntStream.of(Draft.firstKept(t, seat.index()), Draft.secondKept(t, seat.index()))
                .filter(card -> card != Index.NONE).mapToObj(card -> HiddenObjective.values()[card]).toList();
    }

    /** The left neighbour has one of the two cards the viewer passed on. */
    private List<HiddenObjective> passed(Seat seat) {
        boolean mine = t.terms.hiddenObjectives && viewer instanceof Seat me
                && me.index() == Draft.rightOf(t, seat.index()) && Draft.passed(t);
        return mine
                ? IntStream.range(0, HiddenObjective.PASSED).map(i -> Draft.passedTo(t, seat.index(), i))
                        .mapToObj(card -> HiddenObjective.values()[card]).toList()
                : List.of();
    }

    private Crew crew(int crew) {
        return new Crew(Seat.of(crew), t.seatOf(crew), t.crews.reserve[crew], Wards.in(t, crew, Ward.INFIRMARY),
                Wards.in(t, crew, Ward.APARTMENTS), t.crews.dead[crew], t.fourthFree(crew),
                IntStream.rangeClosed(1, Phase.TURNS).filter(turn -> (t.crews.absences[crew] & 1 << turn) != 0).boxed()
                        .toList(),
                t.calendar.phase == Phase.OVER ? 0 : Turns.turnsToCome(t, crew), Turns.timeUnits(t, crew));
    }

    private Quarters quarters(int quarters) {
        return new Quarters(Quarters.Name.values()[quarters], t.ownerOf(quarters),
                t.colonies.need(quarters, Need.OXYGEN),
                t.colonies.need(quarters, Need.SICKNESS), t.colonies.need(quarters, Need.HUNGER));
    }

    private PostView post(int post) {
        Infrastructure where = Infrastructure.ofPost(post);
        int bit = 1 << post;
        Cover cover = (t.posts.unavailable & bit) != 0
                ? Cover.UNAVAILABLE
                : (t.posts.blocked & bit) != 0
                        ? Cover.BLOCKED
                        : (t.posts.sites & bit) != 0
                                ? Cover.CONSTRUCTION
                                : (t.posts.improvable & bit) != 0 ? Cover.IMPROVEMENT : Cover.CLEAR;
        Optional<Seat> crew = optional(t.posts.crewOn(post), Seat.values());
        return new PostView(where, Post.of(post), cover, crew, (t.posts.dust & 1 << where.ordinal()) != 0,
                t.posts.extra(post));
    }

    private Excavation excavation() {
        int cells = t.terms.extension ? Area.CELLS : Area.MAIN;
        return new Excavation(IntStream.range(0, cells).mapToObj(cell -> {
            boolean there = (t.digSite.tokens & 1L << cell) != 0;
            boolean down = (t.digSite.faceDown & 1L << cell) != 0;
            return new Ground(Cell.of(cell),
                    there && !down ? Optional.of(TokenKind.of(t.digSite.token[cell])) : Optional.empty(), down);
        }).toList(), Cell.of(t.digSite.excavator), t.digSite.tokensGone,
                LongStream.iterate(Dig.moves(t), left -> left != 0, left -> left & left - 1)
                        .mapToObj(left -> Cell.of(Long.numberOfTrailingZeros(left))).toList());
    }

    private MartiansView.Displays displays() {
        Map<Plantation, Integer> plantations = new EnumMap<>(Plantation.class);
        for (Plantation tile : Plantation.values()) {
            plantations.put(tile, Greenhouses.left(t, tile));
        }
        int hidden = Displays.sum(t.piles.analysisPile);
        return new MartiansView.Displays(t.piles.rtg, many(t.piles.expertsShown, 0, Expert.values()),
                Displays.sum(t.piles.expertPile), many(t.piles.assistantsShown, 0, Assistant.values()),
                Displays.sum(t.piles.assistantPile), bits(t.piles.tilesShown, ResearchTile.values()),
                bits(t.piles.contractsShown, Contract.values()), Integer.bitCount(t.piles.contractPile),
                Collections.unmodifiableMap(plantations), hidden,
                counts(t.piles.analysisGone, 0, AnalysisCard.values()));
    }

    private Progress progress(int index) {
        Objective objective = t.terms.objectives.get(index);
        return switch (objective) {
            case Objective.Task task ->
                new Progress(task, t.mission.filled[index], t.terms.slots[index], Objectives.fulfilled(t, index));
            case Objective.State state -> new Progress(state, Objectives.value(t, state.condition()),
                    Objectives.aim(t, state.condition()),
                    Objectives.fulfilled(t, index));
        };
    }

    private static <T> Optional<T> optional(int ordinal, T[] values) {
        return ordinal == Index.NONE ? Optional.empty() : Optional.of(values[ordinal]);
    }

    private static <T> List<T> bits(long bits, T[] values) {
        List<T> set = new ArrayList<>();
        for (int i = 0; i < values.length; i++) {
            if ((bits & 1L << i) != 0) {
                set.add(values[i]);
            }
        }
        return List.copyOf(set);
    }

    /** Each value as often as it is counted. */
    private static <T> List<T> many(int[] counts, int from, T[] values) {
        List<T> all = new ArrayList<>();
        for (int i = 0; i < values.length; i++) {
            all.addAll(Collections.nCopies(counts[from + i], values[i]));
        }
        return List.copyOf(all);
    }

    private static Map<AnalysisCard, Integer> counts(int[] counts, int from, AnalysisCard[] values) {
        Map<AnalysisCard, Integer> map = new EnumMap<>(AnalysisCard.class);
        for (AnalysisCard card : values) {
            if (counts[from + card.ordinal()] > 0) {
                map.put(card, counts[from + card.ordinal()]);
            }
        }
        return Collections.unmodifiableMap(map);
    }
}
