package cydonia.games.martians.text;

import cydonia.games.martians.cards.AnalysisCard;
import cydonia.games.martians.cards.Assistant;
import cydonia.games.martians.cards.Contract;
import cydonia.games.martians.cards.Effect;
import cydonia.games.martians.cards.Expert;
import cydonia.games.martians.cards.HiddenObjective;
import cydonia.games.martians.cards.Mission;
import cydonia.games.martians.cards.Objective;
import cydonia.games.martians.cards.Plantation;
import cydonia.games.martians.cards.ResearchTile;
import cydonia.games.martians.cards.Technology;
import cydonia.games.martians.cards.Weather;
import java.util.List;

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

    String say(Mission mission);

    String say(Objective objective);
}
