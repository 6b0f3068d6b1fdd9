package cydonia.server.board.tilsit;

import cydonia.engine.Happening;
import cydonia.engine.Seat;
import cydonia.engine.Text;
import cydonia.games.tilsit.box.EventCard;
import cydonia.games.tilsit.language.MarsAction;
import cydonia.games.tilsit.language.MarsHappening;
import cydonia.games.tilsit.language.MarsView;
import cydonia.server.page.Chair;
import cydonia.server.page.TablePage;
import cydonia.server.page.Words;
import cydonia.tables.sight.Line;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.ToIntFunction;
import java.util.function.UnaryOperator;

/** What this turn has brought so far: its event, and the last comparison of two colonies. */
public record News(Optional<Event> event, Optional<Fight> fight) {

    private static final Text ACTIVE = new Text("active", "en service");
    private static final Text BONUS = new Text("bonus in a tie", "bonus d’égalité");
    private static final Text IDLE = new Text("idle colonists", "colons libres");

    /** The event of the turn as a card. */
    public record Event(Chair whose, String id, String name, String text, boolean reconstructed) {
    }

    /** Two colonies compared: why somebody won. */
    public record Fight(String domain, String icon, List<Side> sides, boolean won) {

        /** What counts, in the order it counts, the sides beside each other; bonuses where there are any. */
        public List<Row> rows() {
            List<Row> rows = new ArrayList<>();
            add(rows, ACTIVE, Side::strength);
            if (sides.stream().anyMatch(Side::bonus)) {
                add(rows, BONUS, side -> side.bonus() ? 1 : 0);
            }
            add(rows, IDLE, Side::idle);
            return rows;
        }

        private void add(List<Row> rows, Text name, ToIntFunction<Side> figure) {
            boolean open = rows.stream().noneMatch(row -> row.decides().isPresent());
            rows.add(new Row(name, sides.stream().mapToInt(figure).boxed().toList(),
                    sides.stream().filter(side -> open && side.won() && sides.stream().allMatch(
                            other -> other.equals(side) || figure.applyAsInt(other) < figure.applyAsInt(side)))
                            .findFirst()));
        }
    }

    /**
     * One thing that counts, with the figure of each side.
     *
     * @param decides
     *            the side that won by it
     */
    public record Row(Text name, List<Integer> figures, Optional<Side> decides) {
    }

    /** One side of a comparison. */
    public record Side(Chair chair, int strength, boolean bonus, int idle, boolean won) {
    }

    /** Read from the end of the story back to the beginning of the turn. */
    static News of(TablePage<MarsAction, MarsView> page, UnaryOperator<String> text) {
        Optional<Event> event = Optional.empty();
        Optional<Fight> fight = Optional.empty();
        for (Line line : page.story().lines().reversed()) {
            Optional<Happening> what = line.what();
            if (what.isPresent() && what.get() instanceof MarsHappening.TurnBegan) {
                break;
            }
            if (event.isEmpty() && what.isPresent()
                    && what.get() instanceof MarsHappening.EventDrawn(Seat who, EventCard card)) {
                event = Optional.of(new Event(page.chair(who), card.word(), card.label().in(page.language()),
                        text.apply(card.word()), card.reconstructed()));
            }
            if (fight.isEmpty() && what.isPresent() && what.get() instanceof MarsHappening.Compared compared) {
                fight = Optional.of(fight(page, compared));
            }
        }
        return new News(event, fight);
    }

    private static Fight fight(TablePage<MarsAction, MarsView> page, MarsHappening.Compared compared) {
        return new Fight(Words.capital(compared.domain().label().in(page.language())),
                Icons.of(compared.domain().installation()),
                compared.contenders().stream().map(side -> new Side(page.chair(side.who()), side.strength(),
                        side.bonus(), side.idle(), compared.winner().filter(side.who()::equals).isPresent())).toList(),
                compared.winner().isPresent());
    }
}
