package cydonia.games.tilsit.box;

import cydonia.engine.Text;
import cydonia.engine.Thing;
import java.util.ArrayList;
import java.util.List;

/** A commercial contract: one card of one resource for one of another, as often as wanted, in this direction only. */
public record Contract(Resource give, Resource get) {

    public static final Cost PRICE = new Cost(0, 1, 0, 1, 0);

    /** One contract for each ordered pair. */
    public static final List<Contract> ALL = pairs();

    /** Every contract, as bits. */
    public static final int ALL_BITS = (1 << ALL.size()) - 1;

    private static List<Contract> pairs() {
        List<Contract> pairs = new ArrayList<>();
        for (Resource give : Resource.ALL) {
            for (Resource get : Resource.ALL) {
                if (give != get) {
                    pairs.add(new Contract(give, get));
                }
            }
        }
        return List.copyOf(pairs);
    }

    public static List<Contract> all() {
        return ALL;
    }

    public static List<Contract> in(int bits) {
        return ALL.stream().filter(contract -> (bits & contract.bit()) != 0).toList();
    }

    public int index() {
        int skipped = get.ordinal() > give.ordinal() ? 1 : 0;
        return give.ordinal() * (Resource.KINDS - 1) + get.ordinal() - skipped;
    }

    public int bit() {
        return 1 << index();
    }

    public Thing thing() {
        return new Thing(word(), Text.of("contract %s → %s", "contrat %s → %s", give.label(), get.label()));
    }

    public String word() {
        return give.word() + "-to-" + get.word();
    }
}
