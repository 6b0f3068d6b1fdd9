package cydonia.games.tilsit;

import static cydonia.engine.Seat.BLUE;
import static cydonia.engine.Seat.RED;

import cydonia.engine.Happening;
import cydonia.games.tilsit.box.EventCard;
import cydonia.games.tilsit.box.RdCard;
import cydonia.games.tilsit.box.Resource;
import cydonia.games.tilsit.language.MarsHappening;
import cydonia.testkit.TellingContract;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;

@DisplayName("What others hear of hidden cards")
class TellingTest extends TellingContract {

    @Override
    protected Class<? extends Happening> happenings() {
        return MarsHappening.class;
    }

    @Override
    protected Set<Class<?>> hideable() {
        return Set.of(Resource.class, RdCard.class, EventCard.class);
    }

    /** Events are read aloud; the piles of the reserve and cards played to the table lie open. */
    @Override
    protected Set<Class<? extends Happening>> open() {
        return Set.of(MarsHappening.MinePicked.class, MarsHappening.EventDrawn.class, MarsHappening.NoEffect.class,
                MarsHappening.Gained.class, MarsHappening.Produced.class, MarsHappening.Exchanged.class,
                MarsHappening.Discarded.class, MarsHappening.RdCardTaken.class, MarsHappening.RdCardPlayed.class);
    }

    @Override
    protected List<Confided> confided() {
        return List.of(
                new Confided(Set.of(RED), new MarsHappening.HandDealt(RED, List.of(Resource.IRON, Resource.IRON)),
                        new MarsHappening.HandDealt(RED, List.of(Resource.WATER, Resource.OXYGEN))),
                new Confided(Set.of(RED), new MarsHappening.Supplied(RED, Resource.IRON),
                        new MarsHappening.Supplied(RED, Resource.WATER)),
                new Confided(Set.of(RED, BLUE), new MarsHappening.CardTaken(RED, BLUE, Resource.IRON),
                        new MarsHappening.CardTaken(RED, BLUE, Resource.WATER)),
                new Confided(Set.of(RED), new MarsHappening.RdCardKept(RED, RdCard.SPY_SATELLITE),
                        new MarsHappening.RdCardKept(RED, RdCard.EXPRESS_SHUTTLE)));
    }
}
