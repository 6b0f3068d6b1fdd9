package cydonia.games.onmars;

import static cydonia.engine.Seat.RED;

import cydonia.engine.Happening;
import cydonia.games.onmars.box.Beginner;
import cydonia.games.onmars.box.Goal;
import cydonia.games.onmars.box.Owner;
import cydonia.games.onmars.language.OnMarsHappening;
import cydonia.testkit.TellingContract;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;

@DisplayName("What others hear of private goals and the cards of First Colonists")
class TellingTest extends TellingContract {

    @Override
    protected Class<? extends Happening> happenings() {
        return OnMarsHappening.class;
    }

    @Override
    protected Set<Class<?>> hideable() {
        return Set.of(Goal.class, Beginner.CardA.class, Beginner.CardB.class);
    }

    /** A card that is completed, shown or claimed is shown to all. */
    @Override
    protected Set<Class<? extends Happening>> open() {
        return Set.of(OnMarsHappening.GoalCompleted.class, OnMarsHappening.ColonistCardShown.class,
                OnMarsHappening.ColonistTaskDone.class);
    }

    @Override
    protected List<Confided> confided() {
        Owner red = Owner.of(RED);
        return List.of(new Confided(Set.of(RED), new OnMarsHappening.GoalDiscarded(red, Optional.of(Goal.HOST)),
                new OnMarsHappening.GoalDiscarded(red, Optional.of(Goal.MINER))));
    }
}
