package cydonia.server.board.terraforming;

import cydonia.engine.Seat;
import cydonia.games.terraforming.box.Award;
import cydonia.games.terraforming.box.Milestone;
import cydonia.games.terraforming.language.TerraformingAction;
import cydonia.games.terraforming.language.TerraformingView;
import cydonia.server.page.Chair;
import cydonia.server.page.Spot;
import cydonia.server.page.TablePage;
import cydonia.server.page.Words;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A milestone or an award: who stands where, and who has it.
 *
 * @param goal
 *            the figure to reach; empty for an award
 * @param owner
 *            who claimed or funded it
 */
public record Honour(String name, String goal, Optional<Seat> owner, List<Standing> standings, String label,
        Spot spot) {

    /** How far somebody has come; {@code best} where that is enough, or the most. */
    public record Standing(Seat seat, String who, int count, boolean best) {
    }

    static List<Honour> milestones(TablePage<TerraformingAction, TerraformingView> page, TerraformingView view,
            Spots spots) {
        return Stream.of(Milestone.values()).map(milestone -> {
            Optional<Seat> owner = Optional.ofNullable(view.milestones().get(milestone));
            List<Standing> standings = page.chairs().stream().map(chair -> {
                int count = view.player(chair.seat()).reached().getOrDefault(milestone, 0);
                return new Standing(chair.seat(), chair.name(), count, count >= milestone.needed());
            }).toList();
            String name = milestone.title().in(page.language());
            String measure = Words.fill(Terms.measure(milestone), page.language(), milestone.needed());
            return new Honour(name, String.valueOf(milestone.needed()), owner, standings,
                    label(page, name, measure, owner.map(seat -> Words.fill(Terms.CLAIMED_BY, page.language(),
                            page.chair(seat).name())), standings),
                    spots.at(new TerraformingAction.Claim(milestone)));
        }).toList();
    }

    static List<Honour> awards(TablePage<TerraformingAction, TerraformingView> page, TerraformingView view,
            Spots spots) {
        return Stream.of(Award.values()).map(award -> {
            int most = page.chairs().stream().mapToInt(chair -> merit(view, chair, award)).max().orElse(0);
            Optional<Seat> owner = Optional.ofNullable(view.awards().get(award));
            List<Standing> standings = page.chairs().stream().map(chair -> new Standing(chair.seat(), chair.name(),
                    merit(view, chair, award), most > 0 && merit(view, chair, award) == most)).toList();
            String name = award.title().in(page.language());
            return new Honour(name, "", owner, standings,
                    label(page, name, Terms.measure(award).in(page.language()),
                            owner.map(seat -> Words.fill(Terms.FUNDED_BY, page.language(), page.chair(seat).name())),
                            standings),
                    spots.at(new TerraformingAction.Fund(award)));
        }).toList();
    }

    private static int merit(TerraformingView view, Chair chair, Award award) {
        return view.player(chair.seat()).merits().getOrDefault(award, 0);
    }

    private static String label(TablePage<TerraformingAction, TerraformingView> page, String name, String measure,
            Optional<String> owner,
            List<Standing> standings) {
        String who = String.join(", ",
                standings.stream().map(one -> one.who() + " " + Words.minus(one.count())).toList());
        return Words.fill(Terms.MEASURE, page.language(), name, measure)
                + owner.map(known -> " · " + known).orElse("") + " · " + who;
    }
}
