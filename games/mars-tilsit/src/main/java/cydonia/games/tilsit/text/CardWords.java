package cydonia.games.tilsit.text;

import cydonia.engine.CardText;
import cydonia.engine.Language;
import cydonia.engine.Text;
import cydonia.games.tilsit.box.Contract;
import cydonia.games.tilsit.box.Effect;
import cydonia.games.tilsit.box.EventCard;
import cydonia.games.tilsit.box.Installation;
import cydonia.games.tilsit.box.RdCard;
import cydonia.games.tilsit.box.Resource;
import cydonia.games.tilsit.box.Standing;
import java.util.ArrayList;
import java.util.List;

/** What stands on cards and tiles, and the list of all of them. The words are in the subclasses. */
abstract sealed class CardWords extends Words permits EnglishCards, FrenchCards {

    private static final Text INSTALLATIONS = new Text("Installations", "Installations");
    private static final Text CONTRACTS = new Text("Contracts", "Contrats");
    private static final Text EVENTS = new Text("Events", "Événements");
    private static final Text RESEARCH = new Text("R&D %d", "R&D %d");
    private static final Text MAGNA = Text.same("Magna Scientia");

    CardWords(Language language) {
        super(language);
    }

    abstract String say(Effect effect);

    abstract String say(Standing standing);

    abstract String cost(Installation what);

    abstract String ability(Installation what);

    abstract String contract(Contract contract);

    abstract String magna();

    abstract String condition(EventCard card);

    abstract String science(int points);

    abstract String oneShot(RdCard card);

    final List<CardText> all() {
        List<CardText> cards = new ArrayList<>();
        for (Installation what : Installation.values()) {
            cards.add(new CardText(what.word(), in(INSTALLATIONS), capital(in(what.label())),
                    sentences(List.of(cost(what), ability(what))), anyCostReconstructed(what)));
        }
        for (Resource give : Resource.values()) {
            for (Resource get : Resource.values()) {
                if (give != get) {
                    Contract contract = new Contract(give, get);
                    cards.add(new CardText(contract.word(), in(CONTRACTS),
                            capital(in(give.label())) + " → " + in(get.label()), sentences(List.of(contract(contract))),
                            false));
                }
            }
        }
        for (EventCard card : EventCard.values()) {
            cards.add(
                    new CardText(card.word(), in(EVENTS), in(card.label()), text(card), card.reconstructed()));
        }
        for (RdCard card : RdCard.values()) {
            cards.add(new CardText(card.word(), in(RESEARCH).formatted(card.deck()), in(card.label()), text(card),
                    card.reconstructed()));
        }
        cards.add(new CardText("magna-scientia", in(MAGNA), in(MAGNA), sentences(List.of(magna())), false));
        return List.copyOf(cards);
    }

    private static boolean anyCostReconstructed(Installation what) {
        for (int level = 1; level <= what.topLevel(); level++) {
            if (what.costReconstructed(level)) {
                return true;
            }
        }
        return false;
    }

    final String text(EventCard card) {
        List<String> parts = new ArrayList<>();
        if (card.kind() != EventCard.Kind.PLAIN) {
            parts.add(condition(card));
        }
        card.effects().forEach(effect -> parts.add(say(effect)));
        card.whileHeld().forEach(standing -> parts.add(say(standing)));
        return sentences(parts);
    }

    final String text(RdCard card) {
        List<String> parts = new ArrayList<>();
        card.oneShot().ifPresent(phase -> parts.add(oneShot(card)));
        card.effects().forEach(effect -> parts.add(say(effect)));
        card.whileFaceUp().forEach(standing -> parts.add(say(standing)));
        if (card.science() > 0) {
            parts.add(science(card.science()));
        }
        return sentences(parts);
    }

    private static String sentences(List<String> parts) {
        return String.join(" ", parts.stream().map(part -> capital(part) + ".").toList());
    }
}
