package cydonia.games.martians;

import static cydonia.engine.Seat.RED;

import cydonia.engine.Happening;
import cydonia.games.martians.box.AnalysisCard;
import cydonia.games.martians.box.Event;
import cydonia.games.martians.box.HiddenObjective;
import cydonia.games.martians.box.TokenKind;
import cydonia.games.martians.box.Weather;
import cydonia.games.martians.language.MartiansHappening;
import cydonia.testkit.TellingContract;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;

@DisplayName("What others hear of hidden cards")
class TellingTest extends TellingContract {

    @Override
    protected Class<? extends Happening> happenings() {
        return MartiansHappening.class;
    }

    @Override
    protected Set<Class<?>> hideable() {
        return Set.of(AnalysisCard.class, HiddenObjective.class, Weather.class, Event.class, TokenKind.class);
    }

    /** What comes, is turned up, or is paid is there for all to see. */
    @Override
    protected Set<Class<? extends Happening>> open() {
        return Set.of(MartiansHappening.EventCame.class, MartiansHappening.WeatherCame.class,
                MartiansHappening.NextEventSeen.class, MartiansHappening.TurnedUp.class,
                MartiansHappening.CardSpent.class);
    }

    @Override
    protected List<Confided> confided() {
        return List.of(
                new Confided(Set.of(RED),
                        new MartiansHappening.AnalysisDrawn(RED, 1, List.of(AnalysisCard.YELLOW), false),
                        new MartiansHappening.AnalysisDrawn(RED, 1, List.of(AnalysisCard.VIOLET), false)),
                new Confided(Set.of(RED), kept(0), kept(1)),
                new Confided(Set.of(RED), foreseen(Weather.EARTHQUAKE), foreseen(Weather.values()[0])));
    }

    private static Happening kept(int card) {
        return new MartiansHappening.ObjectiveKept(RED, Optional.of(HiddenObjective.values()[card]));
    }

    private static Happening foreseen(Weather weather) {
        return new MartiansHappening.Foreseen(RED, Optional.of(weather), false);
    }
}
