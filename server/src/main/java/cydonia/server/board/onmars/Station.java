package cydonia.server.board.onmars;

import cydonia.engine.Fact;
import cydonia.games.onmars.box.MainAction;
import cydonia.games.onmars.box.Owner;
import cydonia.games.onmars.language.OnMarsAction.Act;
import cydonia.games.onmars.language.OnMarsAction.Recall;
import cydonia.server.page.Spot;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A main action: who stands there, what it costs the viewer now, and its goods.
 *
 * @param price
 *            what it costs the viewer now, where it can be done
 * @param lock
 *            why it is closed
 * @param open
 *            whether the viewer is on its side
 * @param css
 *            its name in the style sheet
 */
public record Station(String icon, String name, List<Slot> slots, List<Amount> price, Optional<Lock> lock,
        boolean open, String label, Spot spot, List<Tile> goods, String css) {

    /** A place for a colonist, taken or not; one's own where each company has its own. */
    public record Slot(String seat, String shape, boolean taken) {
    }

    private static final int SHARED = 3;
    private static final Slot FREE = new Slot("", "", false);

    public Station {
        slots = List.copyOf(slots);
        price = List.copyOf(price);
        goods = List.copyOf(goods);
    }

    static Station of(Draft draft, MainAction main, List<Tile> goods) {
        Spot spot = draft.spots().either(Act.of(main), Recall.of(main));
        boolean open = draft.company().space().filter(space -> space.inOrbit() == main.inOrbit()).isPresent();
        return new Station(Icons.of(main), draft.in(Terms.shortName(main)), slots(draft, main), price(spot),
                Lock.of(draft, spot), open,
                main == MainAction.LANDING_POD ? draft.in(Terms.POD_TEXT) : draft.text("main", main),
                spot, goods.stream().map(tile -> tile.in(spot)).toList(), main.id());
    }

    private static List<Slot> slots(Draft draft, MainAction main) {
        Map<Owner, Integer> there = draft.view().station().slots().getOrDefault(main, Map.of());
        List<Slot> slots = new ArrayList<>();
        there.forEach((owner, n) -> {
            for (int i = 0; i < (main.hasOwnSlots() ? 1 : n); i++) {
                slots.add(new Slot(Icons.seat(owner), Icons.of(owner), n > 0));
            }
        });
        while (main.hasSlots() && !main.hasOwnSlots() && slots.size() < SHARED) {
            slots.add(FREE);
        }
        return slots;
    }

    private static List<Amount> price(Spot spot) {
        List<Amount> price = new ArrayList<>();
        spot.choice().ifPresent(choice -> choice.facts().forEach(fact -> {
            if (fact instanceof Fact.Price(var what, int amount)) {
                price.add(new Amount(Icons.of(what).orElse(Icons.UNIT), String.valueOf(amount)));
            }
        }));
        return price;
    }
}
