package cydonia.tables.room;

import cydonia.engine.Action;
import cydonia.engine.Dice;
import cydonia.engine.Happening;
import cydonia.engine.Position;
import cydonia.engine.Seat;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Tables that somebody could not tell from a real one: what they get to see must be the same. */
public final class Elsewhere {

    private Elsewhere() {
    }

    /** The same table with everything dealt anew that the seat does not know, as seen in a role. */
    public static Sight<?, ?, ?> redealt(TableRoom room, Seat knows, Role role, Dice guess) {
        return redealt(room.moment(), knows, role, guess);
    }

    /** The same table with everything dealt anew that the seat does not know. */
    static Moment<?, ?, ?> moment(TableRoom room, Seat knows, Dice guess) {
        return redealt(room.moment(), knows, guess);
    }

    private static <P extends Position<P, A, O>, A extends Action, O> Moment<P, A, O> redealt(Moment<P, A, O> now,
            Seat knows, Dice guess) {
        return with(now, now.position().determinise(knows, guess), now.told(), now.undoable());
    }

    private static <P extends Position<P, A, O>, A extends Action, O> Sight<P, A, O> redealt(Moment<P, A, O> now,
            Seat knows, Role role, Dice guess) {
        return Sight.of(redealt(now, knows, guess), role);
    }

    /** What somebody sees after each of a seat's choices, grouped by what that viewer may observe. */
    public static List<List<Sight<?, ?, ?>>> lookAlikes(TableRoom room, Seat acting, Role role) {
        return lookAlikes(room.moment(), acting, role);
    }

    private static <P extends Position<P, A, O>, A extends Action, O> List<List<Sight<?, ?, ?>>> lookAlikes(
            Moment<P, A, O> now, Seat acting, Role role) {
        List<O> seen = new ArrayList<>();
        List<List<Sight<?, ?, ?>>> groups = new ArrayList<>();
        for (A action : now.position().legal(acting)) {
            List<Happening> happenings = new ArrayList<>();
            P next = now.position().apply(acting, action, happenings::add);
            List<Told> told = new ArrayList<>(now.told());
            told.add(new Told(acting, 1, happenings, List.of()));
            Sight<P, A, O> sight = Sight.of(with(now, next, told, Set.of(acting)), role);
            int group = seen.indexOf(sight.observation());
            if (group < 0) {
                seen.add(sight.observation());
                groups.add(new ArrayList<>());
                group = groups.size() - 1;
            }
            groups.get(group).add(sight);
        }
        return groups;
    }

    private static <P extends Position<P, A, O>, A extends Action, O> Moment<P, A, O> with(Moment<P, A, O> now,
            P position, List<Told> told, Set<Seat> undoable) {
        return new Moment<>(now.table(), now.title(), now.version(), position, told, now.notes(), now.conceded(),
                now.advice(), now.pace(), now.listed(), undoable, now.asked(), now.recalled(),
                now.replay(), now.changed(), now.lesson(), now.clocks(),
                now.concord());
    }
}
