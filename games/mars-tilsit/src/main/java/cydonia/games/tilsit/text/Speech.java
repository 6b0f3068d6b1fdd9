package cydonia.games.tilsit.text;

import cydonia.engine.CardText;
import cydonia.engine.Happening;
import cydonia.engine.Language;
import cydonia.engine.Names;
import cydonia.engine.Obstacle;
import cydonia.engine.Prose;
import cydonia.engine.Seat;
import cydonia.engine.Text;
import cydonia.games.tilsit.Contract;
import cydonia.games.tilsit.Cost;
import cydonia.games.tilsit.Effect;
import cydonia.games.tilsit.EventCard;
import cydonia.games.tilsit.Installation;
import cydonia.games.tilsit.MarsAction;
import cydonia.games.tilsit.MarsHappening;
import cydonia.games.tilsit.MarsObstacle;
import cydonia.games.tilsit.MarsView;
import cydonia.games.tilsit.Offer;
import cydonia.games.tilsit.RdCard;
import cydonia.games.tilsit.Resource;
import cydonia.games.tilsit.Standing;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;

/** What both languages share: the order of things and how lists are put together. The words are in the subclasses. */
abstract sealed class Speech implements Prose<MarsAction, MarsView> permits English, French {

    private static final Text INSTALLATIONS = new Text("Installations", "Installations");
    private static final Text CONTRACTS = new Text("Contracts", "Contrats");
    private static final Text EVENTS = new Text("Events", "Événements");
    private static final Text RESEARCH = new Text("R&D %d", "R&D %d");
    private static final Text MAGNA = Text.same("Magna Scientia");

    private final Language language;
    private final Names names;

    Speech(Language language, Names names) {
        this.language = language;
        this.names = names;
    }

    abstract String say(MarsHappening happening);

    abstract String say(MarsObstacle obstacle);

    abstract String say(Effect effect);

    abstract String say(Standing standing);

    abstract String cost(Installation what);

    abstract String ability(Installation what);

    abstract String contract(Contract contract);

    abstract String magna();

    abstract String condition(EventCard card);

    abstract String science(int points);

    abstract String oneShot(RdCard card);

    @Override
    public final String tell(Happening happening) {
        return capital(say((MarsHappening) happening));
    }

    @Override
    public final String explain(Obstacle obstacle) {
        return say((MarsObstacle) obstacle);
    }

    @Override
    public final String show(MarsView seen) {
        return new Board(this, language, seen).draw();
    }

    @Override
    public final List<CardText> cards() {
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

    static String capital(String sentence) {
        return sentence.isEmpty() ? sentence : Character.toUpperCase(sentence.charAt(0)) + sentence.substring(1);
    }

    final String in(Text text) {
        return text.in(language);
    }

    final String name(Seat seat) {
        return names.of(seat);
    }

    /** “2 iron + 1 carbon”. */
    final String amounts(ToIntFunction<Resource> counts) {
        List<String> parts = new ArrayList<>();
        for (Resource what : Resource.values()) {
            if (counts.applyAsInt(what) > 0) {
                parts.add(counts.applyAsInt(what) + " " + in(what.label()));
            }
        }
        return parts.isEmpty() ? "–" : String.join(" + ", parts);
    }

    final String amounts(Cost cost) {
        return amounts(cost::of);
    }

    final String gives(Offer offer) {
        return amounts(offer::gives);
    }

    final String asks(Offer offer) {
        return amounts(offer::asks);
    }

    /** The mark of what no source tells. */
    static String guess(boolean reconstructed) {
        return reconstructed ? "°" : "";
    }

    /** An installation with its level; mines have none. */
    final String place(Installation what, int level) {
        return what.isMine() ? in(what.label()) : in(what.label()) + " " + level;
    }
}
