package cydonia.server.board.martians;

import cydonia.engine.Seat;
import cydonia.games.martians.box.Event;
import cydonia.games.martians.box.Weather;
import cydonia.games.martians.language.MartiansAction;
import cydonia.games.martians.language.MartiansView.Clock;
import cydonia.games.martians.language.MartiansView.Crew;
import cydonia.server.page.Shapes;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The cycle as a line: turns with who plays in them, maintenance, weather, events.
 *
 * @param last
 *            the turn after which maintenance comes
 * @param soon
 *            whether that turn is being played
 */
public record Sky(int cycle, int cycles, List<Turn> turns, int last, boolean soon, Card weather,
        Optional<Card> nextWeather, List<Card> events, Optional<Card> nextEvent) {

    /** A turn of the cycle. */
    public record Turn(int number, String css, List<Folk> folk, boolean sky, String label, Mark mark) {
    }

    /** A crew in a turn: it has played, it plays, or it will; a dead colonist keeps it away. */
    public record Folk(Seat seat, String css, boolean second) {

        public String shape() {
            return Shapes.of(seat);
        }
    }

    /** Weather or an event: its name, and what it does. */
    public record Card(String icon, String name, String text) {
    }

    private static final int TURNS = 4;

    static Sky of(Look look) {
        Clock clock = look.view().clock();
        List<Card> events = new ArrayList<>();
        clock.event().ifPresent(event -> events.add(card(look, event)));
        clock.lasting().stream().filter(event -> clock.event().filter(event::equals).isEmpty())
                .forEach(event -> events.add(card(look, event)));
        int last = fourth(look) ? TURNS : TURNS - 1;
        return new Sky(clock.cycle(), clock.cycles(),
                IntStream.rangeClosed(1, TURNS).mapToObj(turn -> turn(look, turn)).toList(), last,
                clock.turn() == last && !clock.over(), card(look, clock.weather()),
                clock.nextWeather().map(next -> card(look, next)), List.copyOf(events),
                clock.nextEvent().map(next -> card(look, next)));
    }

    private static Card card(Look look, Weather weather) {
        return new Card(Icons.of(weather), look.name(weather), look.says(weather));
    }

    private static Card card(Look look, Event event) {
        return new Card("alarm", look.title(event), look.says(event));
    }

    private static Turn turn(Look look, int number) {
        Clock clock = look.view().clock();
        boolean open = number < TURNS || fourth(look);
        String css = !open ? "locked" : number < clock.turn() ? "done" : number == clock.turn() ? "now" : "ahead";
        boolean sky = number == 3 || number == 1 && clock.cycle() > 1;
        return new Turn(number, css, open ? folk(look, number) : List.of(), sky,
                look.fill(open ? Terms.TURN : Terms.LOCKED_TURN, number),
                look.spots().at(new MartiansAction.Absent(number)));
    }

    /** Whether somebody plays a fourth turn. */
    private static boolean fourth(Look look) {
        return look.view().crews().stream().anyMatch(Crew::fourth);
    }

    /** In the order of play: the first player changes after every turn. */
    private static List<Folk> folk(Look look, int turn) {
        Clock clock = look.view().clock();
        List<Crew> crews = look.view().crews();
        int first = Math.floorMod(clock.firstCrew().index() + turn - Math.max(1, clock.turn()), crews.size());
        int playing = look.view().asking().time() > 0
                ? Math.floorMod(look.view().asking().crew().index() - first, crews.size())
                : -1;
        return IntStream.range(0, crews.size()).mapToObj(place -> {
            Crew crew = crews.get((first + place) % crews.size());
            boolean away = crew.absences().contains(turn) || turn == TURNS && !crew.fourth();
            boolean now = turn == clock.turn();
            String css = away
                    ? "away"
                    : turn < clock.turn() || now && place < playing ? "" : now && place == playing ? "on" : "yet";
            return new Folk(crew.seat(), css, look.alone() && crew.crew() != Seat.RED);
        }).toList();
    }
}
