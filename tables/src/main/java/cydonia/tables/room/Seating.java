package cydonia.tables.room;

import cydonia.ai.Level;
import cydonia.engine.Refused;
import cydonia.engine.Seat;
import cydonia.engine.Text;
import cydonia.tables.sight.Pace;
import cydonia.tables.storage.StoredSeat;
import cydonia.tables.storage.StoredSeat.Kind;
import cydonia.tables.storage.StoredTable;
import cydonia.tables.storage.StoredTable.Phase;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Who sits where, and what an event makes of it. Knows nothing of the game's rules. */
record Seating(StoredTable table, Set<Seat> conceded) {

    /** The seat an event is about. */
    static Optional<Seat> seatOf(Event event) {
        return switch (event) {
            case Event.Acted(Seat seat, var _) -> Optional.of(seat);
            case Event.Undone(Seat seat, var _) -> Optional.of(seat);
            case Event.Conceded(Seat seat) -> Optional.of(seat);
            case Event.Joined(Seat seat, String _) -> Optional.of(seat);
            case Event.HandedOver(Seat seat, Level _) -> Optional.of(seat);
            case Event.TakenBack(Seat seat) -> Optional.of(seat);
            case Event.TimedOut(Seat seat) -> Optional.of(seat);
            case Event.Recalled(Seat seat) -> Optional.of(seat);
            case Event.Stayed(Seat seat) -> Optional.of(seat);
            case Event.Invited(Seat seat) -> Optional.of(seat);
            case Event.Advised(Seat seat) -> Optional.of(seat);
            case Event.Paced(Seat seat, Pace _) -> Optional.of(seat);
            case Event.Agreed(Seat seat) -> Optional.of(seat);
            case Event.Closed(),Event.Listed(boolean _),Event.WithoutAdvice(),Event.Timed _,Event.Renewed _ ->
                Optional.empty();
        };
    }

    /** Refuses what the seats do not allow now. */
    void check(Event event, boolean person) {
        seatOf(event).filter(seat -> seat.index() >= table.seats().size()).ifPresent(seat -> {
            throw new Refused(new Text("There is no such seat.", "Cette place n’existe pas."));
        });
        switch (event) {
            case Event.Acted(Seat seat, var _) -> checkPlays(seat, person);
            case Event.Undone(Seat seat, var _) -> checkPlays(seat, person);
            case Event.Conceded(Seat seat) -> checkPlays(seat, person);
            case Event.Advised(Seat seat) -> checkPlays(seat, person);
            case Event.Paced(Seat seat, Pace _) -> checkPlays(seat, person);
            case Event.WithoutAdvice(),Event.Timed _,Event.Renewed _ -> checkGoesOn();
            case Event.Agreed _ -> {
                checkGoesOn();
                refuseIf(table.phase() != Phase.OUTDATED, "Only a game whose rules have changed is ended like this.",
                        "Seule une partie dont les règles ont changé se termine ainsi.");
            }
            case Event.TimedOut(Seat seat) -> checkPlays(seat, true);
            case Event.Joined _ -> checkGoesOn();
            case Event.HandedOver(Seat seat, Level level) -> {
                checkGoesOn();
                refuseIf(at(seat).kind() == Kind.COMPUTER && at(seat).level().equals(level.word()),
                        "The computer already plays there at this level.",
                        "L'ordinateur y joue déjà à ce niveau.");
            }
            case Event.TakenBack(Seat seat) -> {
                checkGoesOn();
                refuseIf(conceded.contains(seat), "This seat has conceded.", "Cette place a abandonné.");
                refuseIf(at(seat).kind() != Kind.COMPUTER || at(seat).holder().isEmpty(),
                        "There is nobody to give this seat back to: make a new invitation.",
                        "Il n'y a personne à qui rendre cette place : créez une nouvelle invitation.");
            }
            case Event.Stayed _ -> checkGoesOn();
            case Event.Recalled(Seat seat) -> checkGivable(seat);
            case Event.Invited(Seat seat) -> checkGivable(seat);
            case Event.Listed(boolean _) -> refuseIf(table.phase() != Phase.GATHERING,
                    "Only a table that waits for people can be listed.",
                    "Seule une table qui attend des joueurs peut être annoncée.");
            case Event.Closed() -> refuseIf(table.phase() != Phase.GATHERING,
                    "Only a table whose game has not begun can be closed.",
                    "On ne peut fermer qu'une table dont la partie n'a pas commencé.");
        }
    }

    private void checkGivable(Seat seat) {
        checkGoesOn();
        refuseIf(conceded.contains(seat), "This seat has conceded.", "Cette place a abandonné.");
        refuseIf(at(seat).heldBy(table.host()), "This is your own seat.", "C'est votre propre place.");
    }

    private void checkPlays(Seat seat, boolean person) {
        refuseIf(table.phase() == Phase.GATHERING, "The game has not begun: a seat is still open.",
                "La partie n'a pas commencé : une place est encore libre.");
        checkGoesOn();
        if (person) {
            refuseIf(conceded.contains(seat), "You have conceded.", "Vous avez abandonné.");
            refuseIf(at(seat).kind() == Kind.COMPUTER, "The computer plays in this seat now.",
                    "L'ordinateur joue maintenant à cette place.");
        }
    }

    private void checkGoesOn() {
        refuseIf(table.phase() == Phase.CLOSED, "This table is closed.", "Cette table est fermée.");
        refuseIf(table.phase() == Phase.OVER, "The game is over.", "La partie est terminée.");
    }

    private static void refuseIf(boolean refused, String en, String fr) {
        if (refused) {
            throw new Refused(new Text(en, fr));
        }
    }

    private StoredSeat at(Seat seat) {
        return table.seats().get(seat.index());
    }

    /** The table after an event that was checked. */
    StoredTable after(Event event, boolean ends, String hash) {
        List<StoredSeat> seats = new ArrayList<>(table.seats());
        seatOf(event).ifPresent(seat -> seats.set(seat.index(), after(event, at(seat), hash)));
        Phase phase = table.phase();
        if (event instanceof Event.Closed) {
            phase = Phase.CLOSED;
        } else if (ends) {
            phase = Phase.OVER;
        } else if (phase == Phase.GATHERING && seats.stream().noneMatch(seat -> seat.kind() == Kind.OPEN)) {
            phase = Phase.PLAYING;
        }
        return new StoredTable(table.id(), table.game(), table.rules(), table.setup(), table.seed(), table.host(),
                table.watch(), phase, table.created(), seats);
    }

    private static StoredSeat after(Event event, StoredSeat seat, String hash) {
        return switch (event) {
            case Event.Joined(Seat at, String name) -> new StoredSeat(at, Kind.PERSON, name, "", seat.issue(),
                    seat.invite(), Optional.of(hash));
            case Event.HandedOver(Seat at, Level level) -> new StoredSeat(at, Kind.COMPUTER, seat.name(), level.word(),
                    seat.issue(), seat.kind() == Kind.OPEN ? Optional.empty() : seat.invite(), seat.holder());
            case Event.TimedOut(Seat at) -> new StoredSeat(at, Kind.COMPUTER, seat.name(), Level.NORMAL.word(),
                    seat.issue(), seat.invite(), seat.holder());
            case Event.TakenBack(Seat at) -> new StoredSeat(at, Kind.PERSON, seat.name(), "", seat.issue(),
                    seat.invite(), seat.holder());
            case Event.Invited(Seat at) -> new StoredSeat(at, Kind.OPEN, "", "", seat.issue() + 1, Optional.of(hash),
                    Optional.empty());
            case Event.Acted _,Event.Undone _,Event.Conceded _,Event.Closed _,Event.Advised _,Event.Paced _,Event.Listed _,Event.WithoutAdvice _,Event.Recalled _,Event.Stayed _,Event.Timed _,Event.Renewed _,Event.Agreed _ ->
                seat;
        };
    }
}
