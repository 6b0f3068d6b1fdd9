package cydonia.games.martians.text;

import static java.util.stream.Collectors.joining;

import cydonia.games.martians.box.ByPlayers;
import cydonia.games.martians.box.Effect;
import cydonia.games.martians.box.Mission;
import cydonia.games.martians.box.MissionRule;
import cydonia.games.martians.box.Objective;
import cydonia.games.martians.box.Objective.Requirement;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** What missions say, made from their definitions; each language has the words. */
abstract class MissionWords {

    /** Of how many players numbers are told; of all of them where there is no table. */
    private final int table;

    MissionWords(int table) {
        this.table = table;
    }

    abstract String say(MissionRule rule);

    abstract String say(Objective objective);

    abstract String say(Requirement requirement);

    /** What dust does, which is explained once. */
    abstract String dust();

    /** After which objectives, where there are several. */
    abstract String after(String objectives, String last);

    /** How numbers are to be read that depend on the players. */
    abstract String numbers();

    /** What a mission changes, sentence by sentence, beside its objectives. */
    final List<String> rules(Mission mission) {
        List<String> sentences = new ArrayList<>(mission.rules().stream().map(this::say).toList());
        if (dusty(mission)) {
            sentences.add(dust());
        }
        return sentences;
    }

    /** The rules of a mission, then its objectives. */
    final String say(Mission mission) {
        List<String> sentences = rules(mission);
        mission.objectives().forEach(objective -> sentences.add(say(objective)));
        if (sentences.stream().anyMatch(sentence -> sentence.contains("/"))) {
            sentences.add(numbers());
        }
        return String.join(" ", sentences);
    }

    /** What has to be so before, in brackets; nothing where a task may be begun at once. */
    final String first(Objective.Task task) {
        List<String> done = done(task.requirements());
        List<Requirement> single = done.size() < 2
                ? task.requirements()
                : task.requirements().stream().filter(one -> !(one instanceof Requirement.Done)).toList();
        Stream<String> together = done.size() < 2
                ? Stream.empty()
                : Stream.of(after(String.join(", ", done.subList(0, done.size() - 1)), done.getLast()));
        String all = Stream.concat(single.stream().map(this::say), together).collect(joining(", "));
        return all.isEmpty() ? "" : " (" + all + ")";
    }

    /** The number for so many players; without a table, those for one or two, three and four. */
    final String number(ByPlayers number) {
        if (table > 0) {
            return String.valueOf(number.at(table));
        }
        boolean same = number.one() == number.two() && number.two() == number.three()
                && number.three() == number.four();
        String small = number.one() == number.two()
                ? String.valueOf(number.two())
                : "%d/%d".formatted(number.one(), number.two());
        return same ? String.valueOf(number.two()) : "%s/%d/%d".formatted(small, number.three(), number.four());
    }

    private static boolean dusty(Mission mission) {
        return mission.rules().stream().anyMatch(rule -> rule instanceof MissionRule.InPreparation preparation
                && preparation.effects().stream().anyMatch(Effect.Dust.class::isInstance));
    }

    /** Numbers of the objectives that have to be met before. */
    private static List<String> done(List<Requirement> requirements) {
        return requirements.stream().filter(Requirement.Done.class::isInstance).map(Requirement.Done.class::cast)
                .map(done -> String.valueOf(done.objective() + 1)).toList();
    }
}
