package cydonia.server.board.martians;

import cydonia.engine.Seat;
import cydonia.games.martians.box.Duration;
import cydonia.games.martians.box.Effect;
import cydonia.games.martians.box.PowerSource;
import cydonia.games.martians.language.MartiansAction;
import cydonia.games.martians.language.MartiansView.Board;
import cydonia.games.martians.language.MartiansView.Clock;
import cydonia.server.page.Shapes;
import cydonia.server.page.Words;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;

/**
 * Where energy comes from: installations with their owners, and the common RTG.
 *
 * @param next
 *            what the stock gets from installations before turn 1 or 3, as far as that is known
 * @param hint
 *            what is not known of it
 */
public record Power(List<Source> sources, int rtg, Mark draw, int next, String hint) {

    private static final int SECOND_HALF = 3;

    /** One kind of installation; owners as often as they have one. */
    public record Source(String icon, String tip, String shortName, List<Seat> owners, Mark mark) {

        public String shape(Seat owner) {
            return Shapes.of(owner);
        }
    }

    static Power of(Look look) {
        return new Power(Stream.of(PowerSource.values()).map(source -> source(look, source)).toList(),
                look.view().displays().rtg(), look.spots().at(new MartiansAction.DrawRtg()), next(look),
                look.in(look.view().clock().nextWeather().isPresent()
                        ? Terms.NEXT_ENERGY_FORESEEN
                        : Terms.NEXT_ENERGY_TIP));
    }

    private static Source source(Look look, PowerSource source) {
        List<Seat> owners = look.view().boards().stream()
                .flatMap(board -> Collections.nCopies(installed(board, source), board.seat()).stream()).toList();
        return new Source(Icons.of(source), look.fill(Terms.COUNTED, look.name(source), owners.size()) + ". "
                + Words.capital(look.in(Terms.purpose(source))), look.in(Terms.shortName(source)), owners,
                look.spots().at(new MartiansAction.Install(source)));
    }

    private static int installed(Board board, PowerSource source) {
        return switch (source) {
            case SOLAR -> board.solar();
            case WIND -> board.wind();
        };
    }

    private static int next(Look look) {
        Clock clock = look.view().clock();
        if (clock.over() || clock.cycle() == clock.cycles() && clock.turn() >= SECOND_HALF) {
            return 0;
        }
        return look.view().boards().stream()
                .filter(board -> look.view().mode().sharedStock() || board.seat() == look.seat())
                .mapToInt(board -> Stream.of(PowerSource.values())
                        .mapToInt(source -> installed(board, source) * output(clock, board, source)).sum())
                .sum();
    }

    /** Weather and events count where they are known already. */
    private static int output(Clock clock, Board board, PowerSource source) {
        int weather = clock.nextWeather().map(card -> card.delta(source.knob())).orElse(0);
        return source.output(board.technologies().contains(source.boost()),
                weather + (clock.turn() < SECOND_HALF ? events(clock, source) : 0));
    }

    /** What events change until the end of the cycle. */
    private static int events(Clock clock, PowerSource source) {
        return Stream.concat(clock.event().stream(), clock.lasting().stream()).distinct()
                .flatMap(event -> event.effects().stream()).filter(Effect.Adjust.class::isInstance)
                .map(Effect.Adjust.class::cast)
                .filter(adjust -> adjust.knob() == source.knob() && adjust.until() == Duration.CYCLE)
                .mapToInt(Effect.Adjust::delta).sum();
    }
}
