package cydonia.games.martians.box;

import cydonia.engine.Text;
import java.util.Locale;

/** What lies under an excavation token. The number of tokens is the rulebook's, their contents are reconstructed. */
public enum TokenKind implements Named {
    // spotless:off
    R1(1, 0, 4, 0), R2(2, 0, 5, 3), R3(3, 0, 2, 2), R4(4, 0, 1, 0),
    I1(0, 1, 4, 0), I2(0, 2, 5, 3), I3(0, 3, 2, 2), I4(0, 4, 1, 0),
    R1I1(1, 1, 5, 3), R2I1(2, 1, 3, 0), R1I2(1, 2, 3, 0), R2I2(2, 2, 2, 0),
    BARREN(0, 0, 0, 3), ARTEFACT(0, 0, 0, 4);
    // spotless:on

    public static final int KINDS = 14;

    private static final TokenKind[] ALL = values();

    private final int regolith;
    private final int ice;
    private final int copies;
    private final int extensionCopies;

    TokenKind(int regolith, int ice, int copies, int extensionCopies) {
        this.regolith = regolith;
        this.ice = ice;
        this.copies = copies;
        this.extensionCopies = extensionCopies;
    }

    public static TokenKind of(int ordinal) {
        return ALL[ordinal];
    }

    @Override
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    @Override
    public Text title() {
        return switch (this) {
            case ARTEFACT -> new Text("artefact", "artefact");
            case BARREN -> new Text("barren rock", "roche stérile");
            case R1, R2, R3, R4 -> Text.of("%s regolith", "%s régolite", regolith);
            case I1, I2, I3, I4 -> Text.of("%s dirty ice", "%s glace impure", ice);
            case R1I1, R2I1, R1I2, R2I2 ->
                Text.of("%s regolith, %s dirty ice", "%s régolite, %s glace impure", regolith, ice);
        };
    }

    public int regolith() {
        return regolith;
    }

    public int ice() {
        return ice;
    }

    /** How many lie in the main area. */
    public int copies() {
        return copies;
    }

    /** How many lie in the extension; where no mission wants them, artefacts are barren. */
    public int extensionCopies() {
        return extensionCopies;
    }
}
