package cydonia.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A game under way: its log and every position so far. This is the border where actions are checked; inside, rules
 * trust. A refused action changes nothing.
 */
public final class Match<P extends Position<P, A, O>, A extends Action, O> {

    /** An action that was taken, and by whom. */
    public record Move<A>(Seat seat, A action) {
    }

    private final Game<P, A, O> game;
    private final Setup setup;
    private final Seed seed;
    private final List<Move<A>> moves = new ArrayList<>();
    private final List<P> positions = new ArrayList<>();

    private Match(Game<P, A, O> game, Setup setup, Seed seed) {
        this.game = game;
        this.setup = setup;
        this.seed = seed;
        this.positions.add(game.begin(setup, seed));
    }

    public static <P extends Position<P, A, O>, A extends Action, O> Match<P, A, O> begin(Game<P, A, O> game,
            Setup setup, Seed seed) {
        return new Match<>(game, Setup.of(game.profile(), setup.seats(), setup.options()), seed);
    }

    /** Plays a log again, checking every action and the final scores. */
    public static <P extends Position<P, A, O>, A extends Action, O> Match<P, A, O> of(Game<P, A, O> game,
            Replay replay) {
        Profile profile = game.profile();
        if (!profile.id().equals(replay.game())) {
            throw new Refused(Text.of("This is a game of “%s”, not of %s.", "C'est une partie de « %s », pas de %s.",
                    replay.game(), profile.name()));
        }
        if (profile.rules() != replay.rules()) {
            throw new Refused(Text.of("This game was played with rules version %s; this program knows version %s.",
                    "Cette partie suit la version %s des règles ; ce programme connaît la version %s.", replay.rules(),
                    profile.rules()));
        }
        Match<P, A, O> match = begin(game, replay.setup(), replay.seed());
        for (int i = 0; i < replay.moves().size(); i++) {
            Replay.Move move = replay.moves().get(i);
            try {
                match.play(move.seat(), game.notation().parse(move.action()), Audience.NOBODY);
            } catch (Refused refused) {
                throw new Refused(Text.of("Action %s (%s): %s", "Action %s (%s) : %s", i + 1, move, refused.why()));
            }
        }
        match.verify(replay.scores());
        return match;
    }

    public P position() {
        return positions.getLast();
    }

    /** The position before the action of that number; the last one is the present. */
    public P position(int number) {
        return positions.get(number);
    }

    public List<Move<A>> moves() {
        return List.copyOf(moves);
    }

    public Game<P, A, O> game() {
        return game;
    }

    public Setup setup() {
        return setup;
    }

    public Seed seed() {
        return seed;
    }

    /** Plays the action, or refuses it with the reason. */
    public void play(Seat seat, A action, Audience audience) {
        check(seat, action);
        P next = position().apply(seat, action, audience);
        moves.add(new Move<>(seat, action));
        positions.add(next);
    }

    /**
     * Whether that seat may take back its last action: nobody else has acted since, and nothing hidden was shown by it.
     */
    public boolean canUndo(Seat seat) {
        return !moves.isEmpty() && moves.getLast().seat() == seat
                && positions.get(positions.size() - 2).secretsOpened() == position().secretsOpened();
    }

    public void undo(Seat seat) {
        if (!canUndo(seat)) {
            throw new Refused(moves.isEmpty() || moves.getLast().seat() != seat
                    ? new Text("There is no action of yours to take back: the last one was another's.",
                            "Rien à reprendre : la dernière action n'est pas la vôtre.")
                    : new Text("This cannot be taken back: it showed something hidden.",
                            "Impossible de revenir en arrière : quelque chose de caché a été montré."));
        }
        moves.removeLast();
        positions.removeLast();
    }

    public Replay replay() {
        List<Replay.Move> log = moves.stream()
                .map(move -> new Replay.Move(move.seat(), game.notation().print(move.action()))).toList();
        return new Replay(game.profile().id(), game.profile().rules(), setup, seed, log, scores());
    }

    private List<Integer> scores() {
        return position().outcome().map(outcome -> outcome.results().stream().map(Outcome.Result::score).toList())
                .orElse(List.of());
    }

    private void verify(List<Integer> told) {
        if (!told.isEmpty() && !told.equals(scores())) {
            throw new Refused(Text.of("The file tells the final scores %s, but its actions lead to %s.",
                    "Le fichier annonce les scores %s, mais ses actions mènent à %s.", told, scores()));
        }
    }

    private void check(Seat seat, A action) {
        P position = position();
        if (position.toAct().isEmpty()) {
            throw new Refused(new Text("The game is over.", "La partie est terminée."));
        }
        if (!position.toAct().contains(seat)) {
            throw new Refused(Text.of("It is not %s's turn to decide: the table waits for %s.",
                    "Ce n'est pas à %s de décider : la table attend %s.", seat.colour(), waitedFor(position)));
        }
        if (!position.legal(seat).contains(action)) {
            throw new Refused(why(position, seat, action));
        }
    }

    private static Text waitedFor(Position<?, ?, ?> position) {
        List<Text> colours = position.toAct().stream().map(Seat::colour).toList();
        return new Text(String.join(", ", colours.stream().map(Text::en).toList()),
                String.join(", ", colours.stream().map(Text::fr).toList()));
    }

    private Text why(P position, Seat seat, A action) {
        String written = game.notation().print(action);
        Optional<Refusal<A>> refusal = position.refusals(seat).stream().filter(r -> r.action().equals(action))
                .findFirst();
        return refusal
                .map(r -> Text.of("“%s” is not possible: %s", "« %s » est impossible : %s", written,
                        new Text(reasons(r, Language.EN), reasons(r, Language.FR))))
                .orElseGet(() -> Text.of("“%s” is not possible now.", "« %s » n'est pas possible maintenant.",
                        written));
    }

    private String reasons(Refusal<A> refusal, Language language) {
        Prose<A, O> prose = game.prose(language);
        return String.join("; ", refusal.obstacles().stream().map(prose::explain).toList()) + ".";
    }
}
