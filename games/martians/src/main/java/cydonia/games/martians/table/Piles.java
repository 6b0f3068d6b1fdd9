package cydonia.games.martians.table;

import cydonia.engine.Imprint;
import cydonia.games.martians.box.AnalysisCard;
import cydonia.games.martians.box.Assistant;
import cydonia.games.martians.box.Expert;

/** What lies open beside the board, and the piles it comes from. */
public final class Piles {

    /** Energy left on the RTG. */
    public int rtg;
    public final int[] expertsShown;
    public final int[] expertPile;
    public final int[] assistantsShown;
    public final int[] assistantPile;
    public int tilesShown;
    public int tilePile;
    public int tilesGone;
    public int contractsShown;
    public int contractPile;
    public final int[] analysisPile;
    public final int[] analysisGone;

    Piles() {
        expertsShown = new int[Expert.KINDS];
        expertPile = new int[Expert.KINDS];
        assistantsShown = new int[Assistant.KINDS];
        assistantPile = new int[Assistant.KINDS];
        analysisPile = new int[AnalysisCard.KINDS];
        analysisGone = new int[AnalysisCard.KINDS];
    }

    Piles(Piles other) {
        rtg = other.rtg;
        expertsShown = other.expertsShown.clone();
        expertPile = other.expertPile.clone();
        assistantsShown = other.assistantsShown.clone();
        assistantPile = other.assistantPile.clone();
        tilesShown = other.tilesShown;
        tilePile = other.tilePile;
        tilesGone = other.tilesGone;
        contractsShown = other.contractsShown;
        contractPile = other.contractPile;
        analysisPile = other.analysisPile.clone();
        analysisGone = other.analysisGone.clone();
    }

    void imprint(Imprint to) {
        to.put(rtg).put(expertsShown).put(expertPile).put(assistantsShown).put(assistantPile).put(tilesShown)
                .put(tilePile).put(tilesGone).put(contractsShown).put(contractPile).put(analysisPile).put(analysisGone);
    }
}
