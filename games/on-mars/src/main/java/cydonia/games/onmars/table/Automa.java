package cydonia.games.onmars.table;

import cydonia.engine.Imprint;
import cydonia.games.onmars.box.Printed;
import cydonia.games.onmars.box.SoloCard;

/** What Lacerda has beside a company: his progress icon, his deck as a set, and the card of this round. */
public final class Automa {

    public int icon;
    public int deck = SoloCard.WHOLE_DECK;
    public int card = Printed.NONE;
    public boolean secondPass;

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
