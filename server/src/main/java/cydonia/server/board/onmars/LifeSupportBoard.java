package cydonia.server.board.onmars;

import cydonia.games.onmars.box.Building;
import cydonia.games.onmars.box.Reward;
import java.util.List;
import java.util.Objects;

/** The life support system with the level line, and the missions. */
public record LifeSupportBoard(int level, int needed, List<Column> columns, List<Goal> missions, String end) {

    /**
     * One column.
     *
     * @param row
     *            how high it has grown
     * @param wanted
     *            whether the colony needs its building now: then it pays
     * @param pays
     *            the points it would pay the viewer now
     */
    public record Column(String icon, int row, boolean wanted, String rewardIcon, int pays, String label) {
    }

    /** A mission and the steps that are left. */
    public record Goal(String name, String label, int left, int crystals) {
    }

    public static final int TOP = 5;

    static LifeSupportBoard of(Draft draft) {
        int needed = draft.view().colony().level() + 1;
        List<Column> columns = draft.view().colony().rows().entrySet().stream().map(entry -> {
            Building type = entry.getKey();
            Reward reward = Objects.requireNonNull(draft.view().colony().rewards().get(type));
            int pays = draft.company().rewards().getOrDefault(type, 0);
            return new Column(Icons.of(type), entry.getValue(), entry.getValue() < needed,
                    Icons.of(reward), pays,
                    draft.fill(entry.getValue() < needed ? Terms.COLUMN_WANTED : Terms.COLUMN_ENOUGH, draft.name(type),
                            entry.getValue(), needed, draft.text("reward", reward), pays));
        }).toList();
        List<Goal> missions = draft.view().colony().missions().stream()
                .map(each -> new Goal(draft.in(Terms.shortName(each.mission())), draft.told("mission", each.mission()),
                        each.left(), each.mission().crystals()))
                .toList();
        return new LifeSupportBoard(draft.view().colony().level(), needed, columns, missions,
                draft.view().finalRound()
                        ? draft.in(Terms.LAST_ROUND)
                        : draft.fill(Terms.MISSIONS_LEFT, draft.view().colony().missionsLeft()));
    }
}
