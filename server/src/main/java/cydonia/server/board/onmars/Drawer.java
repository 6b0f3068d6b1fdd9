package cydonia.server.board.onmars;

import java.util.List;

/** Cards laid over Mars, when they are what is asked for. */
public record Drawer(String title, List<Card> cards) {

    public Drawer {
        cards = List.copyOf(cards);
    }
}
