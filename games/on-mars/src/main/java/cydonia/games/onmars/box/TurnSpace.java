package cydonia.games.onmars.box;

import static cydonia.games.onmars.box.Vocabulary.*;

import cydonia.engine.Text;
import java.util.List;

/**
 * The eight turn-order spaces: 1 to 4 in Orbit, 5 to 8 in the Colony. Where the benefits stand is mostly reconstructed.
 */
public enum TurnSpace implements Printed {
    // spotless:off
    S1(nothing()),
    S2(stock(1).orCrystals()),
    S3(learn(1)),
    S4(buyColonist()),
    S5(nothing()),
    S6(stock(1).orCrystals()),
    S7(move().bots(2)),
    S8(takePlans(1));
    // spotless:on

    public static final List<TurnSpace> ALL = List.of(values());
    /** The spaces the six First Colonist tiles name, one bit for each. */
    public static final int COLONIST_TILES = 0b11101110;

    private final Effect benefit;

    TurnSpace(Effect benefit) {
        this.benefit = benefit;
    }

    /** By its printed number. */
    public static TurnSpace of(int number) {
        return ALL.get(number - 1);
    }

    @Override
    public String id() {
        return Integer.toString(number());
    }

    @Override
    public Text label() {
        return Text.of("space %s", "case %s", number());
    }

    public int number() {
        return ordinal() + 1;
    }

    public boolean inOrbit() {
        return ordinal() < 4;
    }

    public Effect benefit() {
        return benefit;
    }

    /** Only space 4 is told by a source. */
    public boolean reconstructed() {
        return this != S4;
    }
}
