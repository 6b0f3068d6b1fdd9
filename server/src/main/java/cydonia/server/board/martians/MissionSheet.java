package cydonia.server.board.martians;

import cydonia.games.martians.box.Cost;
import cydonia.games.martians.box.Mission;
import cydonia.games.martians.box.Objective;
import cydonia.games.martians.language.MartiansAction;
import cydonia.games.martians.language.MartiansView.Progress;
import cydonia.games.martians.language.MartiansView.Quarters;
import cydonia.games.martians.language.MartiansView.Tariff;
import cydonia.server.page.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The mission with its objectives, and the work against the time.
 *
 * @param work
 *            time units that the open tasks still take, apart from what they need
 * @param time
 *            time units that all crews have left until the end
 * @param needs
 *            need tokens that lie in the quarters now
 */
public record MissionSheet(String name, String text, List<Step> steps, int work, int turns, int time, int needs,
        List<Corporation.Stock> troubles) {

    /**
     * One objective.
     *
     * @param pips
     *            whether it is drawn as slots that are filled; otherwise as two figures
     * @param signs
     *            what one such task takes and earns
     */
    public record Step(String name, String text, int done, int wanted, boolean met, boolean pips, boolean optional,
            List<Sign> signs, Mark mark) {
    }

    /** How many objectives can be worked at. */
    int choices() {
        return (int) steps.stream().filter(step -> step.mark().live()).count();
    }

    static Optional<MissionSheet> of(Look look) {
        return look.view().mission().map(mission -> sheet(look, mission));
    }

    private static MissionSheet sheet(Look look, Mission mission) {
        int turns = look.view().crews().stream().mapToInt(crew -> crew.turnsLeft()).sum();
        int time = look.view().crews().stream().mapToInt(crew -> crew.turnsLeft() * crew.units()).sum()
                + look.view().asking().time();
        return new MissionSheet(look.title(mission), rules(look, mission),
                look.view().objectives().stream().map(progress -> step(look, progress)).toList(),
                look.view().objectives().stream().mapToInt(progress -> work(look, progress)).sum(), turns, time,
                look.view().quarters().stream().mapToInt(MissionSheet::needs).sum(), troubles(look));
    }

    private static String rules(Look look, Mission mission) {
        String aim = look.in(look.view().mode().sharedStock() ? Terms.MISSION_AIM : Terms.MISSION_AIM_OF_RIVALS);
        return (look.prose().rules(mission) + " " + aim).strip() + " (° " + Words.RECONSTRUCTED.in(look.language())
                + ")";
    }

    private static int needs(Quarters quarters) {
        return quarters.oxygen() + quarters.sickness() + quarters.hunger();
    }

    private static Step step(Look look, Progress progress) {
        return switch (progress.objective()) {
            case Objective.Task task -> {
                MartiansAction action = new MartiansAction.Accomplish(task);
                yield new Step(look.name(task), text(look, progress), progress.done(), progress.wanted(),
                        progress.met(), !task.optional(), task.optional(), signs(look, task),
                        look.spots().at(action));
            }
            case Objective.State state -> new Step(look.name(state), text(look, progress), progress.done(),
                    progress.wanted(), progress.met(), false, false, List.of(), Mark.STILL);
        };
    }

    /** What it asks for now; what cannot be begun yet is shown as it is printed. */
    private static List<Sign> signs(Look look, Objective.Task task) {
        List<Sign> signs = new ArrayList<>(look.view().tariff(new MartiansAction.Accomplish(task)).map(look::price)
                .orElseGet(() -> printed(look, task.cost())));
        signs.add(Sign.plus(task.reputation(), Icons.REPUTATION));
        return signs;
    }

    private static List<Sign> printed(Look look, Cost cost) {
        List<Sign> signs = new ArrayList<>(List.of(Sign.of(cost.time(), Icons.TIME)));
        cost.goods().forEach(amount -> signs.add(Sign.of(amount.count(), Icons.of(amount.good()))
                .lackingIf(look.has(amount.good()) < amount.count())));
        if (cost.artefacts() > 0) {
            signs.add(Sign.of(cost.artefacts(), "artefact")
                    .lackingIf(look.view().troubles().artefacts() < cost.artefacts()));
        }
        return signs;
    }

    private static String text(Look look, Progress progress) {
        return look.prose().say(progress.objective(), look.view().seats());
    }

    private static int work(Look look, Progress progress) {
        if (!(progress.objective() instanceof Objective.Task task) || task.optional()) {
            return 0;
        }
        int each = look.view().tariff(new MartiansAction.Accomplish(task)).map(MissionSheet::time)
                .orElse(task.cost().time());
        return each * Math.max(0, progress.wanted() - progress.done());
    }

    private static int time(Tariff tariff) {
        return tariff.price().stream().filter(price -> price.what().word().equals(Icons.TIME))
                .mapToInt(price -> price.amount()).sum();
    }

    private static List<Corporation.Stock> troubles(Look look) {
        var troubles = look.view().troubles();
        return List.of(new Corporation.Stock("refugee", look.in(Terms.REFUGEES), troubles.refugees()),
                new Corporation.Stock("hostility", look.in(Terms.HOSTILITY), troubles.hostility()),
                new Corporation.Stock("artefact", look.in(Terms.ARTEFACTS), troubles.artefacts())).stream()
                .filter(trouble -> trouble.count() > 0).toList();
    }
}
