package cydonia.games.wrong.box;

import cydonia.games.wrong.rules.WrongRules;

/** A printed thing that knows what may be done with it. */
public final class WrongBox {

    private WrongBox() {
    }

    public static int page(WrongRules chapter) {
        return chapter.page();
    }
}
