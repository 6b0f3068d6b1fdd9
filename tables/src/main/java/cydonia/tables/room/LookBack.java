package cydonia.tables.room;

import cydonia.engine.Action;
import cydonia.engine.Match;
import cydonia.engine.Position;
import cydonia.engine.Refused;
import cydonia.engine.Text;
import cydonia.tables.sight.Eyes;
import cydonia.tables.storage.StoredTable;
import cydonia.tables.storage.StoredTable.Phase;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/** What came before: a game that goes on, or is over, as it was after any of its commands. */
record LookBack<P extends Position<P, A, O>, A extends Action, O>(Match<P, A, O> match, Moment<P, A, O> now) {

    private int commands() {
        return now.told().size();
    }

    /** The position after that many commands. */
    private P after(int commands) {
        return match.position(moves(commands));
    }

    private int moves(int commands) {
        return now.told().stream().limit(commands).mapToInt(Told::moves).sum();
    }

    /** The table after so many commands. Who is still playing looks back through no eyes but their own. */
    Screening<P, A, O> screening(Role role, OptionalInt at, Optional<Eyes> wish) {
        Eyes own = new Eyes.Of(role.viewer());
        StoredTable table = now.table();
        List<Eyes> allowed = table.phase() == Phase.OVER ? Eyes.ofAll(table.setup().seats()) : List.of(own);
        if (wish.filter(eyes -> !allowed.contains(eyes)).isPresent()) {
            throw new Refused(new Text("While the game goes on you can review only what you saw yourself.",
                    "Tant que la partie continue, vous ne revoyez que ce que vous avez vu vous-même."));
        }
        return past(wish.orElse(own), allowed, Math.min(at.orElse(Integer.MAX_VALUE), commands()));
    }

    /** The table as it was after that many commands, and what was told of the next one. */
    Screening<P, A, O> past(Eyes eyes, List<Eyes> allowed, int commands) {
        if (commands == commands()) {
            return new Screening<>(now, eyes, allowed, Optional.empty(), List.of(), commands);
        }
        List<Note> known = now.notes().stream().filter(note -> note.after() <= commands).toList();
        Moment<P, A, O> then = new Moment<>(now.table().in(Phase.PLAYING), now.title(), now.version(), after(commands),
                now.told().subList(0, commands), known, Set.of(), now.advice(), now.pace(), now.listed(), Set.of(),
                now.asked(), Map.of(), Optional.empty(), now.changed(), Optional.empty(), Clocks.NONE,
                Concord.of(now.concord().written(), now.concord().known()));
        int move = moves(commands);
        Told next = now.told().get(commands);
        List<A> actions = match.moves().subList(move, move + next.moves()).stream().map(Match.Move::action).toList();
        return new Screening<>(then, eyes, allowed, Optional.of(next), actions, commands());
    }

    /** How it went so far: for games whose secrets are open. */
    Chronicle chronicle() {
        Map<Integer, Text> chapters = Chronicle.chapters(now.told());
        Collection<Integer> moments = chapters.isEmpty() ? Chronicle.moments(commands()) : chapters.keySet();
        List<Chronicle.Glimpse> glimpses = new ArrayList<>();
        for (int command : moments) {
            glimpses.addAll(
                    Chronicle.at(command, after(command), match.setup().seats(), now.title().measures()));
        }
        return new Chronicle(glimpses, List.copyOf(chapters.values()));
    }
}
