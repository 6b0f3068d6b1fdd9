package cydonia.games.martians.text;

import cydonia.engine.CardText;
import cydonia.engine.Language;
import cydonia.engine.Typography;
import cydonia.games.martians.cards.AnalysisCard;
import cydonia.games.martians.cards.Assistant;
import cydonia.games.martians.cards.Contract;
import cydonia.games.martians.cards.Event;
import cydonia.games.martians.cards.Expert;
import cydonia.games.martians.cards.HiddenObjective;
import cydonia.games.martians.cards.Mission;
import cydonia.games.martians.cards.Named;
import cydonia.games.martians.cards.Plantation;
import cydonia.games.martians.cards.ResearchTile;
import cydonia.games.martians.cards.Technology;
import cydonia.games.martians.cards.Weather;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** Every card of the box with its text, deck by deck. What is reconstructed is marked. */
final class CardList {

    private final Language language;
    private final List<CardText> cards = new ArrayList<>();

    private CardList(Language language) {
        this.language = language;
    }

    static List<CardText> of(Language language, CardWords words) {
        CardList listing = new CardList(language);
        listing.deck("expert", Expert.values(), words::say, false);
        listing.deck("assistant", Assistant.values(), words::say, false);
        listing.deck("technology", Technology.values(), words::say, false);
        listing.deck("plantation", Plantation.values(), words::say, true);
        listing.deck("research", ResearchTile.values(), words::say, true);
        listing.deck("contract", Contract.values(), words::say, true);
        listing.deck("analysis", AnalysisCard.values(), words::say, true);
        listing.deck("hidden-objective", HiddenObjective.values(), words::say, true);
        listing.deck("weather", Weather.values(), words::say, false);
        listing.deck("event", Event.values(), event -> words.say(event.effects()), true);
        listing.deck("mission", Mission.values(), words::say, true);
        return List.copyOf(listing.cards);
    }

    private <T extends Named> void deck(String group, T[] things, Function<T, String> say, boolean guessed) {
        for (T thing : things) {
            boolean marked = guessed && thing != AnalysisCard.YELLOW && thing != ResearchTile.MAGNETIC_ANOMALIES;
            cards.add(new CardText(thing.id(), group, Typography.set(language, thing.title().in(language)),
                    Typography.set(language, say.apply(thing)), marked));
        }
    }
}
