package cydonia.server.page.martians;

import cydonia.engine.Seat;
import cydonia.games.martians.MartiansAction;
import cydonia.games.martians.MartiansView.Board;
import cydonia.games.martians.cards.PowerSource;
import cydonia.server.page.Shapes;
import cydonia.server.page.Words;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;

/** Where energy comes from: installations with their owners, and the common RTG. */
public record Power(List<Source> sources, int rtg, Mark draw) {

    /** One kind of installation; owners as often as they have one. */
    public record Source(String icon, String tip, String shortName, List<Seat> owners, Mark mark) {

        public String shape(Seat owner) {
            return Shapes.of(owner);
        }
    }

    static Power of(Look look) {
        return new Power(Stream.of(PowerSource.values()).map(source -> source(look, source)).toList(),
                look.view().displays().rtg(), look.spots().at(new MartiansAction.DrawRtg()));
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
}
