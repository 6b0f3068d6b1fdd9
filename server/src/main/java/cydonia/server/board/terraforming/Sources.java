package cydonia.server.board.terraforming;

import cydonia.engine.Seat;
import cydonia.games.terraforming.box.Resource;
import cydonia.games.terraforming.language.Cause;
import cydonia.games.terraforming.language.TerraformingAction;
import cydonia.games.terraforming.language.TerraformingHappening.ProductionChanged;
import cydonia.games.terraforming.language.TerraformingView;
import cydonia.server.page.TablePage;
import cydonia.tables.sight.Line;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What made a production, added up from everything that was told at the table. */
final class Sources {

    private final TablePage<TerraformingAction, TerraformingView> page;

    Sources(TablePage<TerraformingAction, TerraformingView> page) {
        this.page = page;
    }

    List<Board.Source> of(TerraformingView.PlayerView player, Resource what) {
        Map<String, Integer> steps = new LinkedHashMap<>();
        int told = 0;
        for (Line line : page.story().lines()) {
            if (line.what()
                    .orElse(null) instanceof ProductionChanged(Seat seat, int n, Resource changed, var cause, var _)
                    && seat == player.seat() && changed == what) {
                String name = cause.name().in(page.language());
                boolean own = line.who() == seat || inPlay(player, cause);
                steps.merge(own ? name : name + " (" + page.chair(line.who()).name() + ")", n,
                        Integer::sum);
                told += n;
            }
        }
        List<Board.Source> sources = new ArrayList<>();
        int before = player.production(what) - told;
        if (before != 0) {
            sources.add(new Board.Source(Terms.AT_START.in(page.language()), Glyph.signed(before)));
        }
        steps.forEach((name, n) -> sources.add(new Board.Source(name, Glyph.signed(n))));
        return List.copyOf(sources);
    }

    /** A card of the player's own may be set off by somebody else. */
    private static boolean inPlay(TerraformingView.PlayerView player, Cause cause) {
        return cause instanceof Cause.ByCard(var card)
                && player.inPlay().stream().anyMatch(held -> held.card() == card);
    }
}
