package cydonia.cli.play;

import cydonia.ai.Level;
import cydonia.engine.Seat;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Who plays at one terminal: so many people in the first seats, and computers of one level in the others. */
record Party(int people, Level level) {

    static final Party USUAL = new Party(1, Level.NORMAL);

    private static final String PERSON = "person";

    /** As a file tells it; where it tells nothing of somebody, they are as usual. */
    static Party of(Map<Seat, String> players) {
        if (players.isEmpty()) {
            return USUAL;
        }
        Optional<String> computer = players.values().stream().filter(word -> !word.equals(PERSON)).findFirst();
        return new Party((int) players.values().stream().filter(PERSON::equals).count(),
                computer.map(Level::of).orElse(USUAL.level));
    }

    /** For a file of a game with that many seats. */
    Map<Seat, String> players(int seats) {
        Map<Seat, String> players = new EnumMap<>(Seat.class);
        List<Seat> all = Seat.first(seats);
        all.forEach(seat -> players.put(seat, all.indexOf(seat) < people ? PERSON : level.word()));
        return players;
    }
}
