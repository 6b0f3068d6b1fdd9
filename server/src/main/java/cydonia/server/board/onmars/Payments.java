package cydonia.server.board.onmars;

import cydonia.games.onmars.box.Item;
import cydonia.games.onmars.language.OnMarsAction;
import cydonia.games.onmars.language.OnMarsAction.Pay;
import cydonia.tables.sight.Picking;

/** What a payment begins with: what is asked for itself, and minerals, which pay for anything, only for the rest. */
final class Payments {

    private Payments() {
    }

    /** How many of that item; together they are just enough. */
    static int preset(Picking<OnMarsAction> picking, Picking.Item<?> wanted) {
        int left = picking.limits().getFirst().least();
        for (boolean minerals : new boolean[]{false, true}) {
            for (Picking.Item<OnMarsAction> item : picking.items()) {
                if (item.action().equals(Pay.of(Item.MINERAL)) == minerals) {
                    int taken = Math.min(left, item.most());
                    if (item.equals(wanted)) {
                        return taken;
                    }
                    left -= taken;
                }
            }
        }
        return 0;
    }
}
