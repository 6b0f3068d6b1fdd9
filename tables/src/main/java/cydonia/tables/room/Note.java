package cydonia.tables.room;

import cydonia.ai.Level;
import cydonia.engine.Language;
import cydonia.engine.Names;
import cydonia.engine.Seat;
import cydonia.engine.Text;
import java.util.Optional;

/**
 * Something everybody at the table should know that is no action of the game.
 *
 * @param after
 *            how many actions had been taken before
 */
record Note(int after, Event event, Seat seat) {

    static Optional<Note> of(int after, Event event) {
        return switch (event) {
            case Event.Conceded(Seat seat) -> Optional.of(new Note(after, event, seat));
            case Event.HandedOver(Seat seat, Level _) -> Optional.of(new Note(after, event, seat));
            case Event.TakenBack(Seat seat) -> Optional.of(new Note(after, event, seat));
            case Event.TimedOut(Seat seat) -> Optional.of(new Note(after, event, seat));
            case Event.Advised(Seat seat) -> Optional.of(new Note(after, event, seat));
            case Event.Recalled(Seat seat) -> Optional.of(new Note(after, event, seat));
            case Event.Stayed(Seat seat) -> Optional.of(new Note(after, event, seat));
            case Event.Invited(Seat seat) -> Optional.of(new Note(after, event, seat));
            case Event.Joined(Seat seat, String _) -> Optional.of(new Note(after, event, seat));
            case Event.Agreed(Seat seat) -> Optional.of(new Note(after, event, seat));
            case Event.Renewed _ -> Optional.of(new Note(after, event, Seat.RED)); // nobody's doing
            case Event.Acted _,Event.Undone _,Event.Closed _,Event.Paced _,Event.Listed _,Event.WithoutAdvice _,Event.Timed _ ->
                Optional.empty();
        };
    }

    String text(Language language, Names names) {
        String name = names.of(seat);
        Text text = switch (event) {
            case Event.Conceded _ -> Text.of("%s concedes; the computer plays on.",
                    "%s abandonne ; l’ordinateur continue.", name);
            case Event.HandedOver(Seat _, Level level) -> Text.of("The computer (%2$s) plays for %1$s.",
                    "L’ordinateur (%2$s) joue pour %1$s.", name, level.label());
            case Event.TimedOut _ -> Text.of("%s has no time left: the computer plays until they come back.",
                    "%s n’a plus de temps : l’ordinateur joue jusqu’à son retour.", name);
            case Event.TakenBack _ -> Text.of("%s plays again.", "%s reprend sa place.", name);
            case Event.Advised _ -> Text.of("%s asks the computer for advice.",
                    "%s demande conseil à l’ordinateur.", name);
            case Event.Recalled _ -> Text.of(
                    "The host wants to give the seat of %s to somebody else. Whoever plays there may say no.",
                    "L’hôte veut donner la place de %s à quelqu’un d’autre. Qui l’occupe peut refuser.", name);
            case Event.Stayed _ -> Text.of("%s stays.", "%s garde sa place.", name);
            case Event.Invited _ -> Text.of("The host has made a new link for the seat %s.",
                    "L’hôte a créé un nouveau lien pour la place %s.", seat.colour());
            case Event.Joined _ -> Text.of("%s takes the seat %s.", "%s prend la place %s.", name, seat.colour());
            case Event.Renewed(int rules) -> Text.of(
                    "This program plays by version %s of the rules: nothing told so far would differ, and the game goes on by it.",
                    "Ce programme suit la version %s des règles : rien de ce qui a été raconté ne change, et la partie continue ainsi.",
                    rules);
            case Event.Agreed _ -> Text.of("%s agrees to end the game.", "%s accepte de terminer la partie.", name);
            default -> throw new IllegalStateException("nothing to note: " + event);
        };
        return text.in(language);
    }
}
