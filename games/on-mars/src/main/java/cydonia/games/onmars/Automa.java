package cydonia.games.onmars;

import cydonia.engine.Imprint;
import cydonia.games.onmars.cards.Printed;
import cydonia.games.onmars.cards.SoloCard;

/** What Lacerda has beside a company: his progress icon, his deck as a set, and the card of this round. */
final class Automa {

    int icon;
    int deck = SoloCard.WHOLE_DECK;
    int card = Printed.NONE;
    boolean secondPass;

    Automa() {
    }

    Automa(Automa other) {
        icon = other.icon;
        deck = other.deck;
        card = other.card;
        secondPass = other.secondPass;
    }

    void imprint(Imprint to) {
        to.put(icon).put(deck).put(card).put(secondPass);
    }
}
