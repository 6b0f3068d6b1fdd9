package cydonia.tables.room;

import cydonia.engine.DiceCup;
import cydonia.engine.Language;
import cydonia.engine.Seat;
import cydonia.tables.sight.Choice;
import cydonia.tables.sight.Picking;
import cydonia.tables.storage.Entry;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/** Plays like a person who clicks and ticks by chance. */
public final class AnyCommand {

    private static final int TRIES = 50;

    private AnyCommand() {
    }

    /** One command of that seat; what does not go together is tried otherwise. */
    public static Answer act(TableRoom room, Seat seat, DiceCup dice, Entry.Request key) {
        Sight<?, ?, ?> sight = room.sight(new Role(false, Optional.of(seat), false));
        Answer answer = new Answer.Stale(0);
        for (int i = 0; i < TRIES && !(answer instanceof Answer.Done); i++) {
            answer = room.act(seat, any(sight, dice), true, room.version(), key);
        }
        return answer;
    }

    /** What that viewer might send, in notation. */
    public static List<String> any(Sight<?, ?, ?> sight, DiceCup dice) {
        List<? extends Choice<?>> choices = sight.choices(Language.EN);
        Choice<?> chosen = choices.get(dice.roll(choices.size()));
        Optional<? extends Picking<?>> picking = sight.picking(Language.EN);
        boolean one = picking.isEmpty()
                || picking.get().items().stream().noneMatch(item -> item.notation().equals(chosen.notation()));
        return one ? List.of(chosen.notation()) : some(picking.get(), dice);
    }

    private static List<String> some(Picking<?> picking, DiceCup dice) {
        List<Picking.Item<?>> picked = new ArrayList<>();
        while (true) {
            List<? extends Picking.Item<?>> more = picking.items().stream()
                    .filter(item -> fits(picking, picked, item)).toList();
            if (more.isEmpty() || enough(picking, picked) && dice.roll(3) == 0) {
                return picked.stream().<String>map(Picking.Item::notation).toList();
            }
            picked.add(more.get(dice.roll(more.size())));
        }
    }

    private static boolean fits(Picking<?> picking, List<Picking.Item<?>> picked, Picking.Item<?> item) {
        boolean fits = Collections.frequency(picked, item) < item.most();
        for (int i = 0; i < picking.limits().size(); i++) {
            int sum = sum(picked, i) + item.uses().get(i);
            fits &= sum <= picking.limits().get(i).most().orElse(Integer.MAX_VALUE);
        }
        return fits;
    }

    private static boolean enough(Picking<?> picking, List<Picking.Item<?>> picked) {
        boolean enough = true;
        for (int i = 0; i < picking.limits().size(); i++) {
            enough &= sum(picked, i) >= picking.limits().get(i).least();
        }
        return enough;
    }

    private static int sum(List<Picking.Item<?>> picked, int limit) {
        return picked.stream().mapToInt(item -> item.uses().get(limit)).sum();
    }
}
