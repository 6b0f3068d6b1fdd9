package cydonia.server.board.onmars;

import cydonia.engine.Fact;
import cydonia.engine.Seat;
import cydonia.engine.Thing;
import cydonia.engine.Viewer;
import cydonia.games.onmars.box.TurnSpace;
import cydonia.games.onmars.language.OnMarsAction.PlaceShuttle;
import cydonia.games.onmars.language.OnMarsAction.Plain;
import cydonia.games.onmars.language.OnMarsAction.TakeSpace;
import cydonia.games.onmars.language.OnMarsView.CompanyView;
import cydonia.games.onmars.language.Question;
import cydonia.server.page.OutlookLine;
import cydonia.server.page.Spot;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The flight line: read from left to right it is the order of play, and the way of the shuttle to the gap in its middle
 * is the countdown.
 *
 * @param trip
 *            what a journey would cost and bring, while it is asked whether to travel
 */
public record Flight(End orbit, List<Space> orbitSpaces, List<Dock> orbitDocks, String words, List<Amount> trip,
        List<Dock> colonyDocks, List<Space> colonySpaces, End colony) {

    /** One of the two sides, where the shuttle may be put before the game. */
    public record End(String icon, String name, boolean mine, Spot spot) {
    }

    /** A turn-order space; who sits there has a seat's class and shape. */
    public record Space(int number, Optional<String> owner, String shape, boolean acted, boolean turn, Amount benefit,
            String label, Spot spot) {
    }

    /** Where the shuttle waits; 1 is next to the gap. */
    public record Dock(int number, boolean here) {
    }

    private static final int DOCKS = 3;
    /** From this colony level on the shuttle stays where it is. */
    private static final int STAYS = 4;

    static Flight of(Draft draft) {
        return new Flight(end(draft, true), spaces(draft, true), docks(draft, true), words(draft), trip(draft),
                docks(draft, false).reversed(), spaces(draft, false), end(draft, false));
    }

    private static End end(Draft draft, boolean orbit) {
        return new End(orbit ? Icons.ORBIT : Icons.COLONY, draft.in(orbit ? Terms.ORBIT : Terms.COLONY),
                draft.company().space().filter(space -> space.inOrbit() == orbit).isPresent(),
                draft.spots().at(PlaceShuttle.of(orbit)));
    }

    private static List<Space> spaces(Draft draft, boolean orbit) {
        return TurnSpace.ALL.stream().filter(space -> space.inOrbit() == orbit).map(space -> space(draft, space))
                .toList();
    }

    private static Space space(Draft draft, TurnSpace space) {
        Optional<CompanyView> there = draft.view().companies().stream()
                .filter(company -> company.space().equals(Optional.of(space))).findFirst();
        boolean turn = there.isPresent() && draft.question().map(Question::who).equals(there.get().owner().seat());
        String who = there.map(company -> draft.name(company.owner()) + " · ").orElse("");
        Spot spot = draft.spots().at(TakeSpace.of(space));
        return new Space(space.number(), there.map(company -> Icons.seat(company.owner())),
                there.map(company -> Icons.of(company.owner())).orElse(""),
                there.map(CompanyView::acted).orElse(false), turn, Icons.of(space.benefit()),
                spot.live() ? "" : who + draft.told("space", space), spot);
    }

    private static List<Dock> docks(Draft draft, boolean orbit) {
        int docks = Math.max(DOCKS, draft.view().station().shuttleSpace());
        return IntStream.iterate(docks, number -> number > 0, number -> number - 1)
                .mapToObj(number -> new Dock(number, draft.view().station().shuttleInOrbit() == orbit
                        && draft.view().station().shuttleSpace() == number))
                .toList();
    }

    private static List<Amount> trip(Draft draft) {
        return Stream.of(Plain.RIDE, Plain.FLY).map(draft.spots()::at).map(Spot::choice).flatMap(Optional::stream)
                .findFirst().map(choice -> trip(choice.facts(), draft.page().scene().viewer())).orElse(List.of());
    }

    /** What of it the viewer pays and gains. */
    static List<Amount> trip(List<Fact> facts, Viewer viewer) {
        return OutlookLine.merged(facts).stream().flatMap(fact -> switch (fact) {
            case Fact.Gain(Seat who, Thing what, int n, int _) when who == viewer -> amount(what, "+" + n);
            case Fact.Price(Thing what, int n) -> amount(what, "−" + n);
            case Fact.Score(Seat who, int points) when who == viewer ->
                Stream.of(new Amount("points", points < 0 ? Terms.number(points) : "+" + points));
            default -> Stream.empty();
        }).toList();
    }

    private static Stream<Amount> amount(Thing what, String figure) {
        return Icons.of(what).map(icon -> new Amount(icon, figure)).stream();
    }

    private static String words(Draft draft) {
        int rounds = draft.view().station().shuttleSpace();
        if (rounds > 1) {
            return draft.fill(Terms.LEAVES_IN, rounds);
        }
        return draft.in(draft.view().colony().level() < STAYS ? Terms.LEAVES_NOW : Terms.STAYS);
    }
}
