package cydonia.games.onmars.language;

import cydonia.engine.Imprint;
import cydonia.engine.Setup;

/** What was agreed on before the game. */
public record Terms(int seats, boolean longGame, boolean firstGame, boolean firstColonists, boolean spaceOddity,
        boolean ownShelterTech, int difficulty) {

    public static Terms of(Setup setup) {
        return new Terms(setup.seats(), setup.option("length").equals("long"),
                setup.option("missions").equals("first-game"), setup.on("first-colonists"), setup.on("space-oddity"),
                setup.option("shelter-tech").equals("own"), Integer.parseInt(setup.option("difficulty")));
    }

    public void imprint(Imprint imprint) {
        imprint.put(seats).put(longGame).put(firstGame).put(firstColonists).put(spaceOddity).put(ownShelterTech)
                .put(difficulty);
    }

    public boolean solo() {
        return seats == 1;
    }

    /** With one seat the automa is the second company. */
    public int companies() {
        return Math.max(2, seats);
    }

    /** Two companies, the automa included, play on a smaller scale. */
    public boolean small() {
        return companies() == 2;
    }
}
