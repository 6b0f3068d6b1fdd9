package cydonia.games.martians.text;

import cydonia.games.martians.cards.ByPlayers;
import cydonia.games.martians.cards.Effect;
import cydonia.games.martians.cards.Mission;
import cydonia.games.martians.cards.MissionRule;
import cydonia.games.martians.cards.Objective;
import cydonia.games.martians.cards.Objective.Requirement;
import java.util.ArrayList;
import java.util.List;

/** What one language must be able to say about missions. */
interface MissionWords {

    /** What a mission changes, sentence by sentence, beside its objectives. */
    List<String> rules(Mission mission);

    String say(Objective objective);

    /** How numbers are to be read that depend on the players. */
    String numbers();

    /** The rules of a mission, then its objectives. */
    default String say(Mission mission) {
        List<String> sentences = new ArrayList<>(rules(mission));
        mission.objectives().forEach(objective -> sentences.add(say(objective)));
        if (sentences.stream().anyMatch(sentence -> sentence.contains("/"))) {
            sentences.add(numbers());
        }
        return String.join(" ", sentences);
    }

    /** The number for so many players; without a table, those for one or two, three and four. */
    static String number(ByPlayers number, int table) {
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

    /** Whether a mission brings dust, which is explained once. */
    static boolean dusty(Mission mission) {
        return mission.rules().stream().anyMatch(rule -> rule instanceof MissionRule.InPreparation preparation
                && preparation.effects().stream().anyMatch(Effect.Dust.class::isInstance));
    }

    /** Numbers of the objectives that have to be met before. */
    static List<String> done(List<Requirement> requirements) {
        return requirements.stream().filter(Requirement.Done.class::isInstance).map(Requirement.Done.class::cast)
                .map(done -> String.valueOf(done.objective() + 1)).toList();
    }
}
