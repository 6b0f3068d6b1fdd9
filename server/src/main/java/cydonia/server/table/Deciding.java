package cydonia.server.table;

import cydonia.engine.Action;
import cydonia.engine.Dice;
import cydonia.engine.Position;
import cydonia.engine.Prose;
import cydonia.engine.Refused;
import cydonia.engine.Seat;
import cydonia.engine.Seed;
import cydonia.engine.Text;
import cydonia.server.sight.Barred;
import cydonia.server.sight.Choice;
import java.util.ArrayList;
import java.util.List;

/** The decision a table waits for, as the one who takes it sees it. */
record Deciding<P extends Position<P, A, O>, A extends Action, O>(Moment<P, A, O> moment, Seat seat, O seen,
        Prose<A, O> prose) {

    /** Worlds are guessed only to learn which choices open something hidden; any fixed guess will do. */
    private static final Dice GUESS = Dice.guessing(Seed.of(0), 0);

    List<Choice<A>> choices() {
        P guess = moment.position().determinise(seat, GUESS);
        List<Choice<A>> choices = new ArrayList<>();
        for (A action : moment.position().legal(seat)) {
            boolean opens = guess.apply(seat, action).secretsOpened() > guess.secretsOpened();
            choices.add(new Choice<>(action, print(action), prose.choice(action, seen), opens));
        }
        return choices;
    }

    List<Barred<A>> barred() {
        return moment.position().refusals(seat).stream()
                .map(refusal -> new Barred<>(refusal.action(), print(refusal.action()),
                        prose.choice(refusal.action(), seen),
                        refusal.obstacles().stream().map(prose::explain).toList()))
                .toList();
    }

    /** What a choice would change for certain. */
    Preview preview(A action) {
        if (!moment.position().legal(seat).contains(action)) {
            throw notAmongYours();
        }
        return Preview.of(moment.position(), seat, action, prose);
    }

    static Refused notAmongYours() {
        return new Refused(new Text("This is not among your choices.", "Ce n'est pas l'un de vos choix."));
    }

    private String print(A action) {
        return moment.game().notation().print(action);
    }
}
