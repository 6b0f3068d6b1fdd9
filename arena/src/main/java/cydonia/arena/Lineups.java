package cydonia.arena;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;

/** Who sits where: every choice of players for the seats, and each choice in every rotation. */
final class Lineups {

    private Lineups() {
    }

    /** For each line-up the number of the player in each seat. Where there are too few players they sit down twice. */
    static List<List<Integer>> of(int players, int seats) {
        List<List<Integer>> lineups = new ArrayList<>();
        if (players < seats) {
            for (int first = 0; first < players; first++) {
                lineups.add(round(first, players, seats));
            }
        } else {
            for (List<Integer> group : groups(0, players, seats)) {
                for (int turn = 0; turn < seats; turn++) {
                    List<Integer> lineup = new ArrayList<>(group.subList(turn, seats));
                    lineup.addAll(group.subList(0, turn));
                    lineups.add(List.copyOf(lineup));
                }
            }
        }
        return List.copyOf(lineups);
    }

    /** Where all win or lose together, a team is of one player: each has all the seats in turn. */
    static List<List<Integer>> teams(int players, int seats) {
        return IntStream.range(0, players).mapToObj(player -> Collections.nCopies(seats, player)).toList();
    }

    private static List<Integer> round(int first, int players, int seats) {
        List<Integer> lineup = new ArrayList<>();
        for (int i = 0; i < seats; i++) {
            lineup.add((first + i) % players);
        }
        return List.copyOf(lineup);
    }

    private static List<List<Integer>> groups(int from, int players, int size) {
        if (size == 0) {
            return List.of(List.of());
        }
        List<List<Integer>> groups = new ArrayList<>();
        for (int first = from; first <= players - size; first++) {
            for (List<Integer> rest : groups(first + 1, players, size - 1)) {
                List<Integer> group = new ArrayList<>(List.of(first));
                group.addAll(rest);
                groups.add(group);
            }
        }
        return groups;
    }
}
