package cydonia.games.martians.text;

import cydonia.engine.CardText;
import cydonia.engine.Language;
import cydonia.engine.Text;
import cydonia.engine.Typography;
import cydonia.games.martians.box.AnalysisCard;
import cydonia.games.martians.box.Assistant;
import cydonia.games.martians.box.Contract;
import cydonia.games.martians.box.Event;
import cydonia.games.martians.box.Expert;
import cydonia.games.martians.box.HiddenObjective;
import cydonia.games.martians.box.Mission;
import cydonia.games.martians.box.Named;
import cydonia.games.martians.box.Plantation;
import cydonia.games.martians.box.ResearchTile;
import cydonia.games.martians.box.Technology;
import cydonia.games.martians.box.Weather;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** Every card of the box with its text, deck by deck; no two share an id. What is reconstructed is marked. */
final class CardList {

    private final Language language;
    private final List<CardText> cards = new ArrayList<>();

    private CardList(Language language) {
        this.language = language;
    }

    static List<CardText> of(Language language, CardWords words, MissionWords missions) {
        CardList listing = new CardList(language);
        listing.deck(Text.same("Experts"), Expert.values(), words::say, false);
        listing.deck(Text.same("Assistants"), Assistant.values(), words::say, false);
        listing.deck(Text.same("Technologies"), Technology.values(), words::say, false);
        listing.deck(Text.same("Plantations"), Plantation.values(), words::say, true);
        listing.deck(new Text("Research tiles", "Tuiles Recherche"), ResearchTile.values(), words::say, true);
        listing.deck(new Text("Contracts", "Cartes Contrat"), Contract.values(), words::say, true);
        listing.deck(new Text("Regolith analysis cards", "Cartes Analyse du Régolite"), AnalysisCard.values(),
                words::say, true);
        listing.deck(new Text("Hidden objectives", "Objectifs cachés"), HiddenObjective.values(), words::say, true);
        listing.deck(new Text("Weather cards", "Cartes Météo"), Weather.values(), words::say, false);
        listing.deck(new Text("Event cards", "Cartes Événement"), Event.values(), event -> words.say(event.effects()),
                true);
        listing.deck(Text.same("Missions"), Mission.values(), missions::say, true);
        return List.copyOf(listing.cards);
    }

    private <T extends Named> void deck(Text group, T[] things, Function<T, String> say, boolean guessed) {
        for (T thing : things) {
            boolean marked = guessed && thing != AnalysisCard.YELLOW && thing != ResearchTile.MAGNETIC_ANOMALIES;
            cards.add(new CardText(thing.id(), group.in(language), Typography.set(language, thing.title().in(language)),
                    Typography.set(language, say.apply(thing)), marked));
        }
    }
}
