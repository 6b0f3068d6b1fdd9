package cydonia.server.web;

import cydonia.engine.Action;
import cydonia.engine.Language;
import cydonia.engine.Position;
import cydonia.engine.Seat;
import cydonia.server.board.Artists;
import cydonia.server.page.Chair;
import cydonia.server.page.Drawing;
import cydonia.server.page.Fairness;
import cydonia.server.page.Occupant;
import cydonia.server.page.Prompt;
import cydonia.server.page.Scene;
import cydonia.server.page.Standing;
import cydonia.server.page.Story;
import cydonia.server.page.TablePage;
import cydonia.server.page.Ticket;
import cydonia.titles.Title;
import cydonia.titles.learn.Exhibit;
import java.util.List;
import java.util.Optional;

/** Tables behind glass: the game's own artist draws them, and nothing on them can be clicked. */
final class Exhibits {

    private Exhibits() {
    }

    static <P extends Position<P, A, O>, A extends Action, O> Drawing draw(Title<P, A, O> title, Language language) {
        Exhibit exhibit = title.handbook().exhibit();
        P position = exhibit.position(title.game());
        O seen = position.observe(Seat.RED);
        List<Chair> chairs = Seat.first(exhibit.seats()).stream()
                .map(seat -> new Chair(seat, seat.colour().in(language), Occupant.PERSON, false, seat == Seat.RED,
                        position.points(seat, Seat.RED).stream().mapToInt(points -> points.points()).sum(),
                        Optional.empty()))
                .toList();
        return Artists.of(title.game()).draw(new TablePage<>(language, new Ticket("", 0, "", false),
                new Scene<>(title.profile().id(), title.profile().name().in(language), Seat.RED, seen,
                        title.game().prose(language).show(seen)),
                new Prompt<>("", List.of(), Optional.empty(), List.of(), false, false, List.of(), Optional.empty()),
                new Story(List.of(), -1), new Standing(chairs, List.of(), Optional.empty()),
                new Fairness("", Optional.empty())));
    }
}
