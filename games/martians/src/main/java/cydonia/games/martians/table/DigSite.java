package cydonia.games.martians.table;

import cydonia.engine.Imprint;
import cydonia.games.martians.box.Area;
import cydonia.games.martians.box.TokenKind;

/** The excavation: its tokens, those not yet looked at as a pool without order, and the excavator. */
public final class DigSite {

    /** Cells on which a token lies. */
    public long tokens;
    public long faceDown;
    public final byte[] token;
    public final int[] hiddenTokens;
    public final int[] hiddenExtension;
    public int excavator = Area.START;
    public int tokensGone;

    DigSite() {
        token = new byte[Area.CELLS];
        hiddenTokens = new int[TokenKind.KINDS];
        hiddenExtension = new int[TokenKind.KINDS];
    }

    DigSite(DigSite other) {
        tokens = other.tokens;
        faceDown = other.faceDown;
        token = other.token.clone();
        hiddenTokens = other.hiddenTokens.clone();
        hiddenExtension = other.hiddenExtension.clone();
        excavator = other.excavator;
        tokensGone = other.tokensGone;
    }

    void imprint(Imprint to) {
        to.put(tokens).put(faceDown).put(token).put(hiddenTokens).put(hiddenExtension).put(excavator).put(tokensGone);
    }
}
