package cydonia.games.onmars.box;

import cydonia.engine.Fact;
import cydonia.engine.Thing;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What an action costs, put together for people who ask. */
public final class Bill {

    private final Map<Thing, Integer> prices = new LinkedHashMap<>();

    public Bill add(Thing what, int amount) {
        if (amount > 0) {
            prices.merge(what, amount, Integer::sum);
        }
        return this;
    }

    public Bill add(Bill other) {
        other.prices.forEach(this::add);
        return this;
    }

    public List<Fact.Price> prices() {
        return prices.entrySet().stream().map(price -> new Fact.Price(price.getKey(), price.getValue())).toList();
    }
}
