package cydonia.games.onmars;

import cydonia.engine.Text;
import cydonia.games.onmars.cards.Printed;
import java.util.List;

/** What a building that the colony needs brings beside points: printed next to the life support system. */
public enum Benefit implements Printed {
    // spotless:off
    BOTS    ("move bots",          "déplacer des robots"),
    CRYSTAL ("gain a crystal",     "gagner un cristal"),
    MINERAL ("gain a mineral",     "gagner un minerai"),
    RETRIEVE("recall a colonist",  "récupérer un colon");
    // spotless:on

    public static final List<Benefit> ALL = List.of(values());

    private final Text label;

    Benefit(String en, String fr) {
        this.label = new Text(en, fr);
    }

    public static Benefit of(int index) {
        return ALL.get(index);
    }

    @Override
    public Text label() {
        return label;
    }
}
