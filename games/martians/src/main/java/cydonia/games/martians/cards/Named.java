package cydonia.games.martians.cards;

import cydonia.engine.Text;

/** Something of the box with a stable id and a name in both languages. */
public interface Named {

    String id();

    Text title();
}
