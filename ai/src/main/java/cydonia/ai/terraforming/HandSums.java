package cydonia.ai.terraforming;

import cydonia.engine.Seat;
import cydonia.games.terraforming.Survey;
import cydonia.games.terraforming.cards.Cards;
import cydonia.games.terraforming.cards.Resource;

/** What the cards in hand cost together, those that metal can pay for apart, and how much of that it pays now. */
record HandSums(int count, int price, int building, int space, int bySteel, int byTitanium) {

    static HandSums of(Survey table, Seat seat) {
        int count = 0;
        int price = 0;
        int building = 0;
        int space = 0;
        for (int index = table.nextInHand(seat, 0); index >= 0; index = table.nextInHand(seat, index + 1)) {
            CardSheet sheet = CardSheet.of(index);
            int asked = table.price(seat, Cards.of(index));
            count++;
            price += asked;
            building += sheet.building ? asked : 0;
            space += sheet.space ? asked : 0;
        }
        return new HandSums(count, price, building, space, Math.min(building, paid(table, seat, Resource.STEEL)),
                Math.min(space, paid(table, seat, Resource.TITANIUM)));
    }

    private static int paid(Survey table, Seat seat, Resource metal) {
        return table.stock(seat, metal) * table.metalValue(seat, metal);
    }
}
