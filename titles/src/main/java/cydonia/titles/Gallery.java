package cydonia.titles;

import cydonia.engine.Text;

/** How the front door presents a game, beyond its profile: a picture, what kind of game it is, how long it takes. */
public record Gallery(String picture, Text kind, Text length) {

    /** For a game nobody has described yet. */
    public static final Gallery PLAIN = new Gallery("planet.svg", new Text("Board game", "Jeu de société"),
            Text.same("–"));
}
