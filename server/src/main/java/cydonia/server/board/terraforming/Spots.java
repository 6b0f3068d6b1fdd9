package cydonia.server.board.terraforming;

import cydonia.games.terraforming.language.TerraformingAction;
import cydonia.games.terraforming.language.TerraformingView;
import cydonia.server.page.Spot;
import cydonia.server.page.TablePage;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** What the viewer may do and may not, by action: every part of the page asks for its own. */
final class Spots {

    private final Map<TerraformingAction, Spot> spots = new LinkedHashMap<>();

    Spots(TablePage<TerraformingAction, TerraformingView> page) {
        page.prompt().choices().forEach(choice -> spots.put(choice.action(), Spot.of(choice)));
        page.prompt().barred().forEach(barred -> spots.putIfAbsent(barred.action(), Spot.of(barred)));
    }

    Spot at(TerraformingAction action) {
        return spots.getOrDefault(action, Spot.STILL);
    }

    /** What may be done, in the order of the rules. */
    List<TerraformingAction> live() {
        return spots.entrySet().stream().filter(entry -> entry.getValue().live()).map(Map.Entry::getKey).toList();
    }

    <A extends TerraformingAction> Stream<A> live(Class<A> kind) {
        return live().stream().filter(kind::isInstance).map(kind::cast);
    }

    /** The first of these that may be done, or else the first that is refused. */
    Spot firstOf(TerraformingAction... actions) {
        return Stream.of(actions).map(this::at).filter(Spot::live).findFirst()
                .or(() -> Stream.of(actions).map(this::at).filter(Spot::dimmed).findFirst()).orElse(Spot.STILL);
    }
}
