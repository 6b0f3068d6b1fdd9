package cydonia.games.martians;

import cydonia.engine.Setup;
import java.util.List;

/** The laws once more, in SEMI:CO-OP.3. */
class SemiCoopContractTest extends MartiansContractTest {

    @Override
    protected List<Setup> setups() {
        return Campaign.setups(true);
    }
}
