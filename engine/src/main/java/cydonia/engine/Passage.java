package cydonia.engine;

import java.util.List;
import java.util.Optional;

/**
 * A log played through by the rules of today. One that older rules wrote may part from them; then the match has gone as
 * far as both agree.
 */
public record Passage<P extends Position<P, A, O>, A extends Action, O>(Match<P, A, O> match,
        Optional<Parting> parting) {

    /** Plays a log again, checking every action and the final scores; refuses what is wrong by the rules it follows. */
    public static <P extends Position<P, A, O>, A extends Action, O> Passage<P, A, O> of(Game<P, A, O> game,
            Replay replay) {
        Profile profile = game.profile();
        if (!profile.id().equals(replay.game())) {
            throw new Refused(Text.of("This is a game of “%s”, not of %s.", "C'est une partie de « %s », pas de %s.",
                    replay.game(), profile.name()));
        }
        profile.checkNotNewer(replay.rules());
        Match<P, A, O> match = Match.begin(game, replay.setup(), replay.seed());
        for (int i = 0; i < replay.moves().size(); i++) {
            Replay.Move move = replay.moves().get(i);
            try {
                match.play(move.seat(), game.notation().parse(move.action()), Audience.NOBODY);
            } catch (Refused refused) {
                return parted(match, replay, i + 1, Parting.How.IMPOSSIBLE).orElseThrow(() -> new Refused(
                        Text.of("Action %s (%s): %s", "Action %s (%s) : %s", number(match), move, refused.why())));
            }
        }
        List<Integer> told = replay.scores();
        List<Integer> scores = match.replay().scores();
        if (!told.isEmpty() && !told.equals(scores)) {
            return parted(match, replay, replay.moves().size(), Parting.How.ENDS_OTHERWISE)
                    .orElseThrow(() -> new Refused(
                            Text.of("The file tells the final scores %s, but its actions lead to %s.",
                                    "Le fichier annonce les scores %s, mais ses actions mènent à %s.", listed(told),
                                    listed(scores))));
        }
        return new Passage<>(match, Optional.empty());
    }

    private static int number(Match<?, ?, ?> match) {
        return match.moves().size() + 1;
    }

    /** Only rules that have changed since may differ from a log that is sound. */
    private static <P extends Position<P, A, O>, A extends Action, O> Optional<Passage<P, A, O>> parted(
            Match<P, A, O> match, Replay replay, int move, Parting.How how) {
        int known = match.game().profile().rules();
        return replay.rules() < known
                ? Optional.of(new Passage<>(match, Optional.of(new Parting(replay.rules(), known, move, how))))
                : Optional.empty();
    }

    private static Text listed(List<Integer> scores) {
        String all = String.join(", ", scores.stream().map(String::valueOf).toList());
        int last = all.lastIndexOf(", ");
        return scores.isEmpty()
                ? new Text("no end", "aucune fin")
                : last < 0
                        ? Text.same(all)
                        : Text.of("%s and %s", "%s et %s", all.substring(0, last), all.substring(last + 2));
    }
}
