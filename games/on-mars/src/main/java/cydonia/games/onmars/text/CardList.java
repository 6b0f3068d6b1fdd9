package cydonia.games.onmars.text;

import cydonia.engine.CardText;
import cydonia.engine.Language;
import cydonia.engine.Text;
import cydonia.games.onmars.box.Beginner;
import cydonia.games.onmars.box.Blueprint;
import cydonia.games.onmars.box.Contract;
import cydonia.games.onmars.box.Discovery;
import cydonia.games.onmars.box.Effect;
import cydonia.games.onmars.box.Executive;
import cydonia.games.onmars.box.Goal;
import cydonia.games.onmars.box.LabSpace;
import cydonia.games.onmars.box.MainAction;
import cydonia.games.onmars.box.Mission;
import cydonia.games.onmars.box.Printed;
import cydonia.games.onmars.box.Research;
import cydonia.games.onmars.box.Reward;
import cydonia.games.onmars.box.Scientist;
import cydonia.games.onmars.box.SoloCard;
import cydonia.games.onmars.box.Tech;
import cydonia.games.onmars.box.TurnSpace;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Everything in the box that says something, in one language. */
final class CardList {

    private final CardWords wording;
    private final Language language;
    private final List<CardText> cards = new ArrayList<>();

    private CardList(CardWords wording, Language language) {
        this.wording = wording;
        this.language = language;
    }

    static List<CardText> of(CardWords wording, Language language) {
        CardList list = new CardList(wording, language);
        list.fill();
        return List.copyOf(list.cards);
    }

    private void fill() {
        Text blueprints = new Text("Blueprints", "Plans");
        Blueprint.ALL.forEach(card -> add("blueprint", blueprints, card, wording.blueprint(card), false));
        Text technology = new Text("Technology tiles", "Tuiles Techno");
        Tech.ALL.forEach(tile -> add("tech", technology, tile, wording.tech(tile), false));
        Text scientists = new Text("Scientists", "Scientifiques");
        Scientist.ALL.forEach(card -> add("scientist", scientists, card, wording.scientist(card), false));
        Text contracts = new Text("Earth contracts", "Contrats terriens");
        Contract.ALL.forEach(card -> add("contract", contracts, card, wording.contract(card), false));
        Text missions = new Text("Missions", "Missions");
        Mission.ALL.forEach(card -> add("mission", missions, card, wording.mission(card), true));
        Text goals = new Text("Private goals", "Objectifs personnels");
        Goal.ALL.forEach(card -> add("goal", goals, card, wording.goal(card), card.reconstructed()));
        Text discoveries = new Text("Discovery tiles", "Tuiles Découverte");
        Discovery.ALL.forEach(tile -> add("discovery", discoveries, tile, sentence(tile.effect()), true));
        Text research = new Text("Research tiles", "Tuiles Recherche");
        Research.ALL.forEach(tile -> add("research", research, tile, sentence(Research.EFFECT), true));
        Text rewards = new Text("Life support rewards", "Récompenses du LSS");
        Reward.ALL.forEach(tile -> add("reward", rewards, tile, wording.reward(tile), false));
        Text main = new Text("Main actions", "Actions principales");
        MainAction.ALL.stream().filter(action -> action != MainAction.LANDING_POD)
                .forEach(action -> add("main", main, action, sentence(action.effect()), false));
        Text executive = new Text("Executive actions", "Actions exécutives");
        Executive.ALL.forEach(action -> add("executive", executive, action, sentence(action.effect()), false));
        Text lab = new Text("Laboratory bonuses", "Bonus du laboratoire");
        LabSpace.ALL.forEach(space -> add("lab", lab, space, sentence(space.bonus()), space.reconstructed()));
        Text spaces = new Text("Turn-order spaces", "Cases d'ordre du tour");
        TurnSpace.ALL.forEach(space -> add("space", spaces, space, sentence(space.benefit()), space.reconstructed()));
        Text solo = new Text("Solo cards", "Cartes Solo");
        SoloCard.ALL.forEach(card -> cards.add(new CardText("solo-" + card.number(), solo.in(language),
                solo(card).in(language), set(wording.solo(card)), false)));
        Text beginner = new Text("First Colonists", "Premiers colons");
        Beginner.CardA.ALL.forEach(card -> add("colonists", beginner, card, wording.cardA(card), false));
        Beginner.CardB.ALL.forEach(card -> add("colonists", beginner, card, wording.cardB(card), card.reconstructed()));
    }

    private static Text solo(SoloCard card) {
        return Text.of("Solo card %s", "Carte Solo %s", card.number());
    }

    private void add(String prefix, Text group, Printed card, String text, boolean reconstructed) {
        cards.add(new CardText(prefix + "-" + card.id(), set(group.in(language)),
                set(capital(card.label().in(language))), set(text), reconstructed));
    }

    private String set(String text) {
        return Typography.set(language, text);
    }

    private String sentence(Effect effect) {
        return capital(wording.effect(effect)) + ".";
    }

    static String capital(String text) {
        return text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1);
    }
}
