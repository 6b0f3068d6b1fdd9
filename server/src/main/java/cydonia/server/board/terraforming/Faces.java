package cydonia.server.board.terraforming;

import cydonia.engine.Language;
import cydonia.engine.Seat;
import cydonia.games.terraforming.box.Cube;
import cydonia.games.terraforming.box.Resource;
import cydonia.games.terraforming.language.Question;
import cydonia.games.terraforming.language.TerraformingAction;
import cydonia.games.terraforming.language.TerraformingView;
import cydonia.server.page.ChoiceGroup;
import cydonia.server.page.Shapes;
import cydonia.server.page.Spot;
import cydonia.server.page.TablePage;
import cydonia.server.page.Words;
import cydonia.tables.sight.Choice;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The choices of the prompt: those that have no place on map, boards or cards. */
final class Faces {

    private final TablePage<TerraformingAction, TerraformingView> page;
    private final TerraformingView view;
    private final Spots spots;
    private final Language language;
    private final Map<String, List<ChoiceGroup.Face>> groups = new LinkedHashMap<>();

    Faces(TablePage<TerraformingAction, TerraformingView> page, TerraformingView view, Spots spots) {
        this.page = page;
        this.view = view;
        this.spots = spots;
        this.language = page.language();
    }

    List<ChoiceGroup> groups() {
        for (Choice<TerraformingAction> choice : page.prompt().single()) {
            add(choice.action());
        }
        return groups.entrySet().stream().map(group -> new ChoiceGroup(group.getKey(), group.getValue())).toList();
    }

    private void add(TerraformingAction action) {
        switch (action) {
            case TerraformingAction.Remove(int n, Seat from) -> put(
                    Words.fill(Terms.FROM, language, page.chair(from).name()), action,
                    List.of(Shapes.of(from), removed()), "−" + n, n == most(from) && from != view.viewer());
            case TerraformingAction.Decrease(Seat seat) ->
                put("", action, List.of(Shapes.of(seat)), page.chair(seat).name(), false);
            case TerraformingAction.RemoveCubes(int _, var from) ->
                put("", action, from.holds() == null ? List.of() : List.of(Icons.of(from.holds())), label(action),
                        false);
            case TerraformingAction.AddTo(var card) ->
                put("", action, cubes(card.holds()), card.name().in(language), false);
            case TerraformingAction.Copy(var card) ->
                put("", action, List.of(Icons.CARDS), card.name().in(language), false);
            case TerraformingAction.Option _ -> put("", action, List.of(), label(action), false);
            case TerraformingAction.EndTurn() -> put("", action, List.of(), label(action), true);
            case TerraformingAction.Pass(),TerraformingAction.Decline() ->
                put("", action, List.of(), label(action), false);
            case TerraformingAction.Enough() -> put("", action, List.of(), label(action), true);
            case TerraformingAction.Buy _ -> put("", action, List.of(Icons.CARDS), label(action), true);
            case TerraformingAction.ConvertPlants() -> {
                if (view.question() instanceof Question.LastGreenery) {
                    put("", action, List.of("greenery"), label(action), true);
                }
            }
            case TerraformingAction.Choose _,TerraformingAction.Draft _,TerraformingAction.Keep _,TerraformingAction.Play _,TerraformingAction.Use _,TerraformingAction.Build _,TerraformingAction.Claim _,TerraformingAction.Fund _,TerraformingAction.ConvertHeat(),TerraformingAction.Place _,TerraformingAction.Reserve _,TerraformingAction.Pay _,TerraformingAction.Amount _,TerraformingAction.Discard _,TerraformingAction.Sell _ -> {
                // clicked where it is
            }
        }
    }

    private void put(String caption, TerraformingAction action, List<String> icons, String words, boolean main) {
        groups.computeIfAbsent(caption, _ -> new ArrayList<>())
                .add(new ChoiceGroup.Face(spots.at(action), icons, words, main));
    }

    private String label(TerraformingAction action) {
        Spot spot = spots.at(action);
        return spot.label();
    }

    private String removed() {
        return view.question() instanceof Question.RemoveResources(int _, Resource what, boolean _)
                ? Icons.of(what)
                : "cube";
    }

    private int most(Seat from) {
        return spots.live(TerraformingAction.Remove.class).filter(one -> one.from() == from)
                .mapToInt(TerraformingAction.Remove::n).max().orElse(0);
    }

    private static List<String> cubes(@Nullable Cube cube) {
        return cube == null ? List.of("cube") : List.of(Icons.of(cube));
    }
}
