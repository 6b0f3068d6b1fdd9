package cydonia.engine;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * A game for the tests of this module: a heap of pebbles, of which each in turn takes one to three. The most win.
 *
 * @param id
 *            what it is called in files
 * @param rules
 *            the version of its rules
 */
record Pebbles(String id, int rules) implements Game<Pebbles.Heap, Pebbles.Take, Pebbles.Heap> {

    static final Pebbles GAME = new Pebbles("pebbles", 3);

    private static final int SMALLEST = 5;
    private static final int MOST_AT_ONCE = 3;
    private static final Notation<Take> NOTATION = Notation.<Take>builder().form("take _", Take.class,
            Word.number(new Text("a number", "un nombre"), 1, 9), Take::new, Take::count).build();

    record Take(int count) implements Action {
    }

    record Taken(Seat seat, int count) implements Happening {
    }

    record TooFew(int left) implements Obstacle {
    }

    @Override
    public Profile profile() {
        return new Profile(id, new Text("Pebbles", "Les Cailloux"), Text.same(""), rules, 2, 3,
                List.of(Option.flag("large", new Text("a large heap", "un gros tas"), false)));
    }

    @Override
    public Heap begin(Setup setup, Seed seed) {
        int smallest = setup.on("large") ? 2 * SMALLEST : SMALLEST;
        int pebbles = smallest + Dice.of(seed).open().roll(smallest);
        return new Heap(pebbles, Seat.RED, Seat.first(setup.seats()).stream().map(seat -> 0).toList());
    }

    @Override
    public Notation<Take> notation() {
        return NOTATION;
    }

    @Override
    public Prose<Take, Heap> prose(Language language, Names names) {
        return new Words(language);
    }

    /** What lies there, who is next, and what each has taken. Everybody sees everything. */
    record Heap(int pebbles, Seat next, List<Integer> taken) implements Position<Heap, Take, Heap> {

        @Override
        public List<Seat> toAct() {
            return pebbles == 0 ? List.of() : List.of(next);
        }

        @Override
        public List<Take> legal(Seat seat) {
            return toAct().contains(seat) ? takes(1, Math.min(pebbles, MOST_AT_ONCE)) : List.of();
        }

        @Override
        public Heap apply(Seat seat, Take action, Audience audience) {
            audience.hear(new Taken(seat, action.count()));
            List<Integer> now = Seat.first(taken.size()).stream()
                    .map(one -> taken.get(one.index()) + (one == seat ? action.count() : 0)).toList();
            return new Heap(pebbles - action.count(), seat.next(taken.size()), now);
        }

        @Override
        public Heap observe(Viewer viewer) {
            return this;
        }

        @Override
        public Heap determinise(Seat viewer, Dice guess) {
            return this;
        }

        @Override
        public Rollout<Heap, Take> open() {
            throw new UnsupportedOperationException("nobody searches this game");
        }

        @Override
        public int secretsOpened() {
            return 0;
        }

        @Override
        public Optional<Outcome> outcome() {
            int most = taken.stream().mapToInt(count -> count).max().orElseThrow();
            return pebbles > 0
                    ? Optional.empty()
                    : Optional.of(new Outcome(Outcome.Kind.COMPETITIVE, Seat.first(taken.size()).stream()
                            .map(seat -> new Outcome.Result(seat, taken.get(seat.index()),
                                    1 + (int) taken.stream().filter(other -> other > taken.get(seat.index())).count(),
                                    taken.get(seat.index()) == most))
                            .toList(), List.of()));
        }

        @Override
        public List<Refusal<Take>> refusals(Seat seat) {
            return toAct().contains(seat)
                    ? takes(pebbles + 1, MOST_AT_ONCE).stream()
                            .map(take -> new Refusal<>(take, List.of(new TooFew(pebbles)))).toList()
                    : List.of();
        }

        @Override
        public List<Points> points(Seat seat, Viewer viewer) {
            return List.of(new Points(new Text("pebbles", "cailloux"), taken.get(seat.index())));
        }

        @Override
        public Imprint imprint() {
            return new Imprint().put(pebbles).put(next.index())
                    .put(taken.stream().mapToInt(count -> count).toArray());
        }

        private static List<Take> takes(int from, int to) {
            return IntStream.rangeClosed(from, to).mapToObj(Take::new).toList();
        }
    }

    private record Words(Language language) implements Prose<Take, Heap> {

        @Override
        public String ask(Heap seen) {
            return new Text("Take some.", "Prenez-en.").in(language);
        }

        @Override
        public String choice(Take action, Heap seen) {
            return NOTATION.print(action);
        }

        @Override
        public String tell(Happening happening) {
            return happening.toString();
        }

        @Override
        public String explain(Obstacle obstacle) {
            return Text.of("only %s left", "il n'en reste que %s", ((TooFew) obstacle).left()).in(language);
        }

        @Override
        public String show(Heap seen) {
            return seen.toString();
        }

        @Override
        public List<CardText> cards() {
            return List.of();
        }
    }
}
