package cydonia.server.page;

import cydonia.engine.Text;

/** How the front door presents a game, beyond its profile. A game we know nothing of has the plain picture. */
public record Gallery(String picture, Text kind, Text length) {

    public static Gallery of(String gameId) {
        return switch (gameId) {
            case "mars-tilsit" -> new Gallery("mars-tilsit",
                    new Text("Colony, trade and confrontation", "Colonie, commerce et confrontations"),
                    Text.same("90 min"));
            case "terraforming-mars" -> new Gallery("terraforming-mars",
                    new Text("Engine building with cards", "Cartes et montée en puissance"),
                    new Text("90–120 min", "90 à 120 min"));
            case "on-mars" -> new Gallery("on-mars",
                    new Text("Heavy strategy, worker placement", "Stratégie experte, pose d'ouvriers"),
                    new Text("90–150 min", "90 à 150 min"));
            case "martians" -> new Gallery("martians",
                    new Text("Survival, cooperative or not", "Survie, coopérative ou non"),
                    new Text("60–120 min", "60 à 120 min"));
            default -> new Gallery("planet", new Text("Board game", "Jeu de société"), Text.same("–"));
        };
    }
}
