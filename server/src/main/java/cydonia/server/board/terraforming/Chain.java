package cydonia.server.board.terraforming;

import cydonia.engine.Happening;
import cydonia.engine.Language;
import cydonia.engine.Seat;
import cydonia.engine.Text;
import cydonia.games.terraforming.box.Parameter;
import cydonia.games.terraforming.box.Resource;
import cydonia.games.terraforming.box.StandardProject;
import cydonia.games.terraforming.language.Cause;
import cydonia.games.terraforming.language.Question;
import cydonia.games.terraforming.language.TerraformingAction;
import cydonia.games.terraforming.language.TerraformingHappening;
import cydonia.games.terraforming.language.TerraformingView;
import cydonia.server.page.TablePage;
import cydonia.tables.sight.Line;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** How far the action under way has come: what began it, and what it has brought so far, in signs. */
public record Chain(String begun, List<Glyph> steps) {

    /** The chain of the question asked, if it is part of something. */
    static Optional<Chain> of(TablePage<TerraformingAction, TerraformingView> page, TerraformingView view) {
        if (!(view.viewer() instanceof Seat me) || !page.myTurn() || opens(view.question())) {
            return Optional.empty();
        }
        Language language = page.language();
        Optional<String> cause = view.cause().map(known -> known.name().in(language));
        List<Line> log = page.story().lines();
        for (int i = log.size() - 1; i >= 0; i--) {
            Optional<String> begun = log.get(i).what().flatMap(what -> begun(what, me)).map(name -> name.in(language));
            if (begun.isPresent()) {
                boolean same = cause.isEmpty() || cause.equals(begun);
                return same
                        ? Optional.of(new Chain(begun.get(), steps(log.subList(i, log.size()), me, language)))
                        : cause.map(name -> new Chain(name, List.of()));
            }
        }
        return cause.map(name -> new Chain(name, List.of()));
    }

    /** Whether a question begins something of its own. */
    private static boolean opens(Question question) {
        return switch (question) {
            case Question.ChooseCorporation(),Question.DraftCard _,Question.TakeAction _,Question.LastGreenery(),Question.Wait _,Question.GameOver(),Question.KeepFirstCards _,Question.BuyCards _,Question.PayForCards _ ->
                true;
            default -> false;
        };
    }

    private static Optional<Text> begun(Happening happening, Seat me) {
        return Optional.ofNullable(switch (happening) {
            case TerraformingHappening.CardPlayed(Seat seat, var card) when seat == me -> card.name();
            case TerraformingHappening.ActionUsed(Seat seat, var card) when seat == me -> card.name();
            case TerraformingHappening.ProjectUsed(Seat seat, StandardProject project) when seat == me ->
                project.title();
            case TerraformingHappening.PlantsConverted(Seat seat, int _) when seat == me ->
                new Text("Greenery", "Forêt");
            case TerraformingHappening.HeatConverted(Seat seat, int _) when seat == me ->
                new Text("Temperature", "Température");
            default -> null;
        });
    }

    private static List<Glyph> steps(List<Line> lines, Seat me, Language language) {
        List<Glyph> steps = new ArrayList<>();
        for (Happening happening : lines.stream().flatMap(line -> line.what().stream()).toList()) {
            switch (happening) {
                case TerraformingHappening.StockChanged(Seat seat, int n, Resource what) when seat == me ->
                    steps.add(Glyph.change(n, Icons.of(what)));
                case TerraformingHappening.ProductionChanged(Seat seat, int n, Resource what, Cause _, var _) when seat == me ->
                    steps.add(Glyph.change(n, Icons.of(what)).production());
                case TerraformingHappening.ParameterRose(Seat _, Parameter what, int _) ->
                    steps.add(Glyph.change(1, Icons.of(what)));
                case TerraformingHappening.TilePlaced(Seat _, var tile, var area) ->
                    steps.add(new Glyph(area.title().in(language), Icons.of(tile), ""));
                case TerraformingHappening.CardsDrawn(Seat seat, var cards) when seat == me ->
                    steps.add(Glyph.change(cards.size(), Icons.CARDS));
                default -> {
                    // the log tells it
                }
            }
        }
        return steps;
    }
}
