package cydonia.tables.room;

import cydonia.engine.Action;
import cydonia.engine.Fact;
import cydonia.engine.Forgone;
import cydonia.engine.Language;
import cydonia.engine.Outlook;
import cydonia.engine.Position;
import cydonia.engine.Prose;
import cydonia.engine.Refused;
import cydonia.engine.Seat;
import cydonia.engine.Several;
import cydonia.engine.Text;
import cydonia.tables.sight.Barred;
import cydonia.tables.sight.Choice;
import cydonia.tables.sight.Doubt;
import cydonia.tables.sight.Picking;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** The decision a table waits for, as the one who takes it sees it. */
record Deciding<P extends Position<P, A, O>, A extends Action, O>(Moment<P, A, O> moment, Seat seat, O seen,
        Prose<A, O> prose) {

    /** What is legal; where several things are chosen, each of them, whatever the rules take first. */
    List<Choice<A>> choices() {
        List<Choice<A>> choices = new ArrayList<>();
        Outlook.of(moment.position(), moment.table().setup().seats(), seat).forEach(outlook -> choices
                .add(new Choice<>(outlook.action(), print(outlook.action()), prose.choice(outlook.action(), seen),
                        outlook.opensSecret(), outlook.facts(), outlook.pointless(), outlook.forgoes())));
        Set<A> legal = choices.stream().map(Choice::action).collect(Collectors.toSet());
        several().ifPresent(several -> several.items().stream().map(Several.Item::action)
                .filter(action -> !legal.contains(action))
                .forEach(action -> choices.add(item(action, moment.position().prices(seat, action)))));
        return choices;
    }

    /** The same in notation alone, for those who need no words and look ahead by themselves. */
    List<String> notations() {
        Set<A> possible = new LinkedHashSet<>(moment.position().legal(seat));
        several().ifPresent(several -> several.items().forEach(item -> possible.add(item.action())));
        return possible.stream().map(this::print).toList();
    }

    private Choice<A> item(A action, List<? extends Fact> facts) {
        return new Choice<>(action, print(action), prose.choice(action, seen), false, List.copyOf(facts));
    }

    /** Why a choice is asked about once more, if it is. */
    Optional<Doubt> doubt(String notation) {
        List<Choice<A>> choices = choices();
        Optional<Choice<A>> found = choices.stream().filter(choice -> choice.notation().equals(notation)).findFirst();
        List<String> left = choices.stream().filter(Choice::worthwhile).map(Choice::label).toList();
        return found.filter(choice -> choice.pointless() || choice.forgoes() == Forgone.TURN && !left.isEmpty())
                .map(choice -> new Doubt(choice, choice.pointless() ? List.of() : left));
    }

    /** Empty in the middle of a choice that was begun one by one: it is then ended so. */
    private Optional<Several<A>> several() {
        return moment.position().several(seat).filter(several -> several.picked() == 0);
    }

    /** The choice of several things, if it is one. */
    Optional<Picking<A>> picking(Language language) {
        return several().map(several -> Picking.of(several, moment.asked().get(seat.index()),
                action -> item(action, List.of()), language));
    }

    List<Barred<A>> barred() {
        return moment.position().refusals(seat).stream()
                .map(refusal -> new Barred<>(refusal.action(), print(refusal.action()),
                        prose.choice(refusal.action(), seen), refusal.obstacles(),
                        refusal.obstacles().stream().map(prose::explain).toList()))
                .toList();
    }

    /** What a choice would change for certain. */
    Preview preview(A action) {
        if (several().filter(several -> several.index(action) >= 0).isPresent()) {
            return Preview.NOTHING; // one of several things does nothing until all of them are confirmed
        }
        if (!moment.position().legal(seat).contains(action)) {
            throw notAmongYours();
        }
        return Preview.of(moment.position(), seat, action, prose);
    }

    static Refused notAmongYours() {
        return new Refused(new Text("This is not among your choices.", "Ce n’est pas l’un de vos choix."));
    }

    private String print(A action) {
        return moment.game().notation().print(action);
    }
}
