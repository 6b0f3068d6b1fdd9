package cydonia.server.board.martians;

import cydonia.games.martians.language.MartiansAction;
import cydonia.games.martians.language.MartiansView;
import cydonia.server.page.Spot;
import cydonia.server.page.TablePage;
import cydonia.tables.sight.Picking;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** What the viewer may do and may not, by action: every part of the page asks for its own. */
final class Spots {

    private final Map<MartiansAction, Spot> spots = new LinkedHashMap<>();
    private final Optional<Picking<MartiansAction>> picking;

    Spots(TablePage<MartiansAction, MartiansView> page) {
        page.prompt().single().forEach(choice -> spots.put(choice.action(), Spot.of(choice)));
        page.prompt().barred().forEach(barred -> spots.putIfAbsent(barred.action(), Spot.of(barred)));
        this.picking = page.prompt().picking();
    }

    Mark at(MartiansAction action) {
        Optional<Picking.Item<MartiansAction>> pick = picking.flatMap(several -> several.item(action));
        return pick.isPresent() ? new Mark(Spot.STILL, pick) : new Mark(spot(action), pick);
    }

    private Spot spot(MartiansAction action) {
        return spots.getOrDefault(action, Spot.STILL);
    }

    /** The first of these that may be done, or else the first that is refused. */
    Mark firstOf(MartiansAction... actions) {
        return Stream.of(actions).map(this::at).filter(Mark::live).findFirst()
                .or(() -> Stream.of(actions).map(this::at).filter(mark -> mark.spot().dimmed()).findFirst())
                .orElse(Mark.STILL);
    }

    /** What may be done at a click, in the order of the rules. */
    <A extends MartiansAction> Stream<A> live(Class<A> kind) {
        return spots.entrySet().stream().filter(entry -> entry.getValue().live()).map(Map.Entry::getKey)
                .filter(kind::isInstance).map(kind::cast);
    }

    boolean any(Class<? extends MartiansAction> kind) {
        return live(kind).findAny().isPresent();
    }

    /** Whether one of several things to be ticked is of that kind. */
    boolean picks(Class<? extends MartiansAction> kind) {
        return picking.stream().flatMap(several -> several.items().stream())
                .anyMatch(item -> kind.isInstance(item.action()));
    }
}
