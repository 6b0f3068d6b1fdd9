package cydonia.tables.room;

import cydonia.dunes.Dunes;
import cydonia.dunes.DunesPosition;
import cydonia.dunes.language.DunesAction;
import cydonia.dunes.language.DunesView;
import cydonia.engine.Audience;
import cydonia.engine.Language;
import cydonia.engine.Match;
import cydonia.engine.Seat;
import cydonia.engine.Seed;
import cydonia.engine.Setup;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A game of Dunes that is given away with its very last action: another one would have won it.
 *
 * @param better
 *            what would have won
 */
public record GivenAway(Match<DunesPosition, DunesAction, DunesView> match, DunesAction better) {

    private static final Dunes GAME = new Dunes();

    /** The first such game. Both play by no plan at all. */
    public static GivenAway find() {
        for (int seed = 1; seed < 10_000; seed++) {
            Optional<GivenAway> found = play(seed);
            if (found.isPresent()) {
                return found.get();
            }
        }
        throw new AssertionError("nobody gives a game away");
    }

    private static Optional<GivenAway> play(int seed) {
        Match<DunesPosition, DunesAction, DunesView> match = Match.begin(GAME,
                Setup.of(GAME.profile(), 2, Map.of()), Seed.of(seed));
        while (match.position().outcome().isEmpty()) {
            Seat seat = match.position().toAct().getFirst();
            List<DunesAction> legal = match.position().legal(seat);
            Optional<DunesAction> winning = legal.stream().filter(one -> wins(match.position(), seat, one)).findFirst();
            Optional<DunesAction> losing = legal.stream().filter(one -> loses(match.position(), seat, one)).findFirst();
            if (winning.isPresent() && losing.isPresent()) {
                match.play(seat, losing.get(), Audience.NOBODY);
                return Optional.of(new GivenAway(match, winning.get()));
            }
            match.play(seat, legal.get((seed + match.moves().size()) % legal.size()), Audience.NOBODY);
        }
        return Optional.empty();
    }

    /** Alone: a victory that is shared is none to give away. */
    private static boolean wins(DunesPosition position, Seat seat, DunesAction action) {
        return position.apply(seat, action, Audience.NOBODY).outcome()
                .filter(end -> end.winners().equals(List.of(seat))).isPresent();
    }

    private static boolean loses(DunesPosition position, Seat seat, DunesAction action) {
        return position.apply(seat, action, Audience.NOBODY).outcome().filter(end -> !end.of(seat).won()).isPresent();
    }

    private int last() {
        return match.moves().size() - 1;
    }

    public Seat seat() {
        return match.moves().get(last()).seat();
    }

    /** What was done, and what would have been better, in words. */
    public List<String> labels(Language language) {
        DunesView seen = match.position(last()).observe(seat());
        return List.of(GAME.prose(language).choice(match.moves().get(last()).action(), seen),
                GAME.prose(language).choice(better, seen));
    }
}
