package cydonia.server.page;

import static org.assertj.core.api.Assertions.assertThat;

import cydonia.engine.Action;
import cydonia.engine.Happening;
import cydonia.engine.Language;
import cydonia.engine.Match;
import cydonia.engine.Outcome;
import cydonia.engine.Points;
import cydonia.engine.Position;
import cydonia.engine.Prose;
import cydonia.engine.Seat;
import cydonia.engine.Seed;
import cydonia.engine.Setup;
import cydonia.engine.Viewer;
import cydonia.server.board.Artists;
import cydonia.tables.sight.Barred;
import cydonia.tables.sight.Choice;
import cydonia.tables.sight.Line;
import cydonia.tables.sight.Picking;
import cydonia.titles.Title;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;

/** A match in memory with its pages: enough of a server to look at them. */
final class Tables<P extends Position<P, A, O>, A extends Action, O> {

    private record Told(int move, Happening what, Seat who) {
    }

    /** Whose page it is, and in which language. */
    private record Reader(Viewer viewer, Language language) {
    }

    private final Title<P, A, O> title;
    private final Match<P, A, O> match;
    private final List<String> names;
    private final List<Told> told = new ArrayList<>();
    /** A long story is told once to each reader, and not anew for every page. */
    private final Map<Reader, List<Line>> lines = new HashMap<>();
    private final RandomGenerator random;

    Tables(Title<P, A, O> title, int seats, Map<String, String> options, long seed, List<String> names) {
        this(title, Setup.of(title.profile(), seats, options), Seed.of(seed), names, seed);
    }

    /** A table for a game whose moves are known. */
    Tables(Title<P, A, O> title, Setup setup, Seed seed, List<String> names) {
        this(title, setup, seed, names, 0);
    }

    private Tables(Title<P, A, O> title, Setup setup, Seed seed, List<String> names, long luck) {
        this.title = title;
        this.match = Match.begin(title.game(), setup, seed);
        this.names = names;
        this.random = RandomGeneratorFactory.of("L64X128MixRandom").create(luck);
    }

    Match<P, A, O> match() {
        return match;
    }

    void play(Seat seat, String notation) {
        int move = match.moves().size() + 1;
        match.play(seat, match.game().notation().parse(notation),
                happening -> told.add(new Told(move, happening, seat)));
    }

    /** One random action of whoever is first to act. */
    void playAny() {
        Seat seat = match.position().toAct().getFirst();
        List<A> legal = match.position().legal(seat);
        play(seat, match.game().notation().print(legal.get(random.nextInt(legal.size()))));
    }

    void playUntil(int moves) {
        while (match.moves().size() < moves && !match.position().toAct().isEmpty()) {
            playAny();
        }
    }

    Drawing drawing(Viewer viewer, Language language) {
        return drawing(match.position(), viewer, language);
    }

    /** The page of some position that the same story could have led to, drawn. */
    Drawing drawing(P position, Viewer viewer, Language language) {
        return Artists.of(title.game()).draw(page(position, viewer, language));
    }

    TablePage<A, O> page(Viewer viewer, Language language) {
        return page(match.position(), viewer, language);
    }

    /** The page of some position that the same story could have led to. */
    TablePage<A, O> page(P position, Viewer viewer, Language language) {
        O seen = position.observe(viewer);
        Prose<A, O> prose = match.game().prose(language, seat -> names.get(seat.index()));
        Optional<Seat> me = viewer instanceof Seat seat ? Optional.of(seat) : Optional.empty();
        List<Chair> chairs = Seat.first(match.setup().seats()).stream()
                .map(seat -> new Chair(seat, names.get(seat.index()),
                        seat == Seat.RED ? Occupant.PERSON : Occupant.COMPUTER,
                        position.toAct().contains(seat), seat == viewer, total(position, seat, viewer),
                        Optional.empty()))
                .toList();
        return new TablePage<>(language, new Ticket("showroom", match.moves().size(), "key", true),
                new Scene<>(title.profile().id(), title.profile().name().in(language), viewer, seen, prose.show(seen)),
                new Prompt<>(prose.ask(seen), me.map(seat -> choices(position, seat, prose, seen)).orElse(List.of()),
                        me.flatMap(position::several).filter(several -> several.picked() == 0)
                                .map(several -> Picking.of(several, 1, action -> choice(
                                        position, me.orElseThrow(), prose, seen, action), language)),
                        me.map(seat -> refusals(position, seat, prose, seen)).orElse(List.of()),
                        me.map(match::canUndo).orElse(false), false, List.of(), Optional.empty()),
                new Story(lines(prose, new Reader(viewer, language)), Math.max(0, match.moves().size() - 6)),
                new Standing(chairs, chairs.stream().map(chair -> new Standing.Score(chair.seat(), chair.points(),
                        position.points(chair.seat(), viewer))).toList(), position.outcome()),
                new Fairness("0".repeat(64), position.outcome().map(_ -> match.seed().toString())));
    }

    private List<Line> lines(Prose<A, O> prose, Reader reader) {
        List<Line> known = lines.computeIfAbsent(reader, _ -> new ArrayList<>());
        told.subList(known.size(), told.size()).forEach(line -> known.add(line(line, prose, reader.viewer())));
        return List.copyOf(known);
    }

    private Line line(Told told, Prose<A, O> prose, Viewer viewer) {
        Happening seen = told.what().seenBy(viewer);
        return new Line(told.move(), told.who(), prose.tell(seen), Optional.of(seen));
    }

    /**
     * Whether a test looks at the page at this move: at every one of the first, then ever more rarely, since a page
     * tells all that has happened so far.
     */
    static boolean worthALook(int move, int first) {
        return move % (1 + move / first) == 0;
    }

    /** Whatever may be done is a button or a tick; several things are confirmed together. */
    static void assertClickable(TablePage<?, ?> page, String html) {
        assertThat(page.prompt().single()).allSatisfy(
                choice -> assertThat(html).contains("name=\"action\" value=\"" + choice.notation() + "\""));
        page.prompt().picking().ifPresent(picking -> {
            assertThat(picking.items()).allSatisfy(item -> assertThat(html).contains(item.most() == 1
                    ? "type=\"checkbox\" name=\"action\" value=\"" + item.notation() + "\""
                    : "name=\"times." + item.notation() + "\""));
            assertThat(html).containsOnlyOnce("name=\"several\"");
        });
    }

    private List<Choice<A>> choices(P position, Seat seat, Prose<A, O> prose, O seen) {
        return position.legal(seat).stream().map(action -> choice(position, seat, prose, seen, action)).toList();
    }

    private Choice<A> choice(P position, Seat seat, Prose<A, O> prose, O seen, A action) {
        return new Choice<>(action, match.game().notation().print(action), prose.choice(action, seen),
                position.apply(seat, action).secretsOpened() > position.secretsOpened(), List.of(),
                position.pointless(seat, action), position.forgoes(seat, action));
    }

    private List<Barred<A>> refusals(P position, Seat seat, Prose<A, O> prose, O seen) {
        return position.refusals(seat).stream()
                .map(refusal -> new Barred<>(refusal.action(), match.game().notation().print(refusal.action()),
                        prose.choice(refusal.action(), seen), refusal.obstacles(),
                        refusal.obstacles().stream().map(prose::explain).toList()))
                .toList();
    }

    private int total(P position, Seat seat, Viewer viewer) {
        Optional<Outcome> outcome = position.outcome();
        return outcome.map(end -> end.of(seat).score())
                .orElseGet(() -> position.points(seat, viewer).stream().mapToInt(Points::points).sum());
    }
}
