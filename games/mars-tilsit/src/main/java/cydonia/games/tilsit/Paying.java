package cydonia.games.tilsit;

import cydonia.engine.Choices;
import cydonia.engine.Fact;
import cydonia.engine.Seat;
import cydonia.engine.Several;
import cydonia.engine.Text;
import cydonia.games.tilsit.MarsAction.Pay;
import cydonia.games.tilsit.MarsAction.Spare;
import java.util.List;
import java.util.Optional;

/**
 * Paying with a discount (rulebook, 6): the owner chooses which cards are spared, in the order of resources.
 *
 * @param spared
 *            {@link Amounts} spared so far
 * @param maySpare
 *            how many more may be spared
 * @param then
 *            what is to be done once it is paid
 */
record Paying(Seat who, Installation what, int spared, int maySpare, Purchase then) implements Owed.ByOne {

    /** What is done once it is known what was paid. A record: what is owed is told by its text. */
    interface Purchase {
        void make(Table table, Colony colony, Installation what, Cost paid);
    }

    private static final Text SPARED = new Text("cards spared", "cartes épargnées");

    int due(Table table, Resource resource) {
        return cost(table).of(resource) - Amounts.of(spared, resource);
    }

    private Cost due(Table table) {
        return new Cost(due(table, Resource.IRON), due(table, Resource.CARBON), due(table, Resource.SILICON),
                due(table, Resource.WATER), due(table, Resource.OXYGEN));
    }

    private Cost cost(Table table) {
        return what.cost(table.colony(who).built(what) + 1);
    }

    private int missing(Table table) {
        int missing = 0;
        for (int i = 0; i < Resource.KINDS; i++) {
            missing += Math.max(0, due(table, Resource.of(i)) - table.colony(who).hand[i]);
        }
        return missing;
    }

    @Override
    public void offer(Table table, Seat seat, Choices<MarsAction> out) {
        int missing = missing(table);
        for (int i = Amounts.last(spared); i < Resource.KINDS && maySpare > 0; i++) {
            Resource resource = Resource.of(i);
            boolean helps = due(table, resource) > table.colony(who).hand[i];
            boolean enoughLeft = missing - (helps ? 1 : 0) <= maySpare - 1;
            if (due(table, resource) > 0 && enoughLeft) {
                out.add(Spare.of(resource));
            }
            if (helps) {
                // What is short here must be spared before going on.
                break;
            }
        }
        if (missing == 0) {
            out.add(MarsAction.PAY);
        }
    }

    @Override
    public void take(Table table, Seat seat, MarsAction action) {
        table.pop();
        switch (action) {
            case Spare(Resource resource) -> table.push(
                    new Paying(who, what, Amounts.plus(spared, resource), maySpare - 1, then));
            case Pay _ -> settleUp(table);
            default -> throw new IllegalArgumentException(action.toString());
        }
    }

    private void settleUp(Table table) {
        Colony colony = table.colony(who);
        Cost paid = due(table);
        for (Resource resource : Resource.ALL) {
            table.returnToReserve(colony, resource, paid.of(resource));
        }
        // The card for one use goes first; the standing one is used up only if more was spared.
        table.turn.discounted |= Amounts.count(spared) > table.turn.prefabricated;
        table.turn.prefabricated = 0;
        then.make(table, colony, what, paid);
    }

    @Override
    public Question question(Table table) {
        return new Question.Pay(what, Resource.each(resource -> due(table, resource)), maySpare);
    }

    @Override
    public List<Fact.Price> prices(Table table, Seat seat, MarsAction action) {
        return action instanceof Pay ? due(table).prices() : List.of();
    }

    /** What the hand lacks of a resource has to be spared; the rest is the owner's choice. */
    @Override
    public Optional<Several<MarsAction>> several(Table table, Seat seat) {
        Cost cost = cost(table);
        int[] hand = table.colony(who).hand;
        List<Resource> kinds = Resource.ALL.stream().filter(each -> cost.of(each) > 0).toList();
        List<Resource> lacking = kinds.stream().filter(each -> cost.of(each) > hand[each.ordinal()]).toList();
        int least = lacking.stream().mapToInt(each -> cost.of(each) - hand[each.ordinal()]).sum();
        int picked = Amounts.count(spared);
        Several.Builder<MarsAction> cards = Several.<MarsAction>of(SPARED, least, picked + maySpare)
                .done(MarsAction.PAY).picked(picked);
        lacking.forEach(each -> cards.limit(Text.of("%s spared", "%s épargné", each.label()),
                cost.of(each) - hand[each.ordinal()], cost.of(each)));
        kinds.forEach(each -> cards.item(Spare.of(each), cost.of(each),
                lacking.stream().mapToInt(other -> other == each ? 1 : 0).toArray()));
        return Optional.of(cards.build());
    }
}
