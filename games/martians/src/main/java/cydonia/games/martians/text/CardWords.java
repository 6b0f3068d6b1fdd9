package cydonia.games.martians.text;

import cydonia.games.martians.box.AnalysisCard;
import cydonia.games.martians.box.Assistant;
import cydonia.games.martians.box.Contract;
import cydonia.games.martians.box.Effect;
import cydonia.games.martians.box.Expert;
import cydonia.games.martians.box.HiddenObjective;
import cydonia.games.martians.box.Knob;
import cydonia.games.martians.box.Plantation;
import cydonia.games.martians.box.ResearchTile;
import cydonia.games.martians.box.Technology;
import cydonia.games.martians.box.Weather;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** What one language must be able to say about the things in the box. */
interface CardWords {

    String say(Expert expert);

    String say(Assistant assistant);

    String say(Technology technology);

    String say(Plantation plantation);

    String say(ResearchTile tile);

    String say(Contract contract);

    String say(HiddenObjective objective);

    String say(AnalysisCard card);

    String say(Weather weather);

    String say(List<Effect> effects);

    /** Each effect in words; excavation and landing pad, where they change alike, are told together. */
    static List<String> each(List<Effect> effects, Function<Effect, String> one,
            Function<Effect.Adjust, String> both) {
        List<String> told = new ArrayList<>();
        for (int i = 0; i < effects.size(); i++) {
            if (effects.get(i) instanceof Effect.Adjust first && first.knob() == Knob.EXCAVATION_TIME
                    && i + 1 < effects.size() && effects.get(i + 1).equals(
                            new Effect.Adjust(Knob.LANDING_PAD_TIME, first.delta(), first.until()))) {
                told.add(both.apply(first));
                i++;
            } else {
                told.add(one.apply(effects.get(i)));
            }
        }
        return told;
    }
}
