package cydonia.server.board.terraforming;

import cydonia.games.terraforming.box.Resource;
import cydonia.games.terraforming.language.Question;
import cydonia.games.terraforming.language.TerraformingAction;
import cydonia.games.terraforming.language.TerraformingView;
import cydonia.games.terraforming.language.TerraformingView.PlayerView;
import cydonia.games.terraforming.text.TerraformingProse;
import cydonia.server.page.Spot;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;

/** A choice of amounts: what may be mixed, and every mix that is possible, the sensible one first. */
public record Mix(boolean paying, List<Means> means, List<Way> ways) {

    /** Something that can be more or less. */
    public record Means(String icon, String name, int has) {
    }

    /** One possible mix: so many of each means, in their order; all of it in signs; and the money that stays. */
    public record Way(Spot spot, List<Integer> amounts, List<Glyph> glyphs, OptionalInt left) {

        /** For the scripts. */
        public String written() {
            return amounts.stream().map(String::valueOf).collect(Collectors.joining(","));
        }
    }

    static Optional<Mix> of(TerraformingView view, PlayerView me, Spots spots, TerraformingProse prose) {
        return switch (view.question()) {
            case Question.Pay(int price, boolean steel, boolean titanium, boolean heat) ->
                Optional.of(payment(me, spots, prose, price, steel, titanium, heat));
            case Question.PayForCards(int price) ->
                Optional.of(payment(me, spots, prose, price, false, false, true));
            case Question.HowMuch(Resource from, Resource to) ->
                Optional.of(amounts(me.stock(from), from, to, spots, prose, false));
            case Question.HowManySteps(Resource from, Resource to) ->
                Optional.of(amounts(me.production(from), from, to, spots, prose, true));
            default -> Optional.empty();
        };
    }

    private static Mix payment(PlayerView me, Spots spots, TerraformingProse prose, int price, boolean steel,
            boolean titanium, boolean heat) {
        List<Resource> means = new ArrayList<>();
        if (steel) {
            means.add(Resource.STEEL);
        }
        if (titanium) {
            means.add(Resource.TITANIUM);
        }
        if (heat) {
            means.add(Resource.HEAT);
        }
        List<Way> ways = spots.live(TerraformingAction.Pay.class).map(pay -> {
            List<Integer> amounts = means.stream().map(what -> amount(pay, what)).toList();
            List<Glyph> glyphs = new ArrayList<>();
            int money = Math.max(0, price - pay.steel() * me.steelValue() - pay.titanium() * me.titaniumValue()
                    - pay.heat());
            if (money > 0) {
                glyphs.add(Glyph.of(money, Icons.of(Resource.MONEY)));
            }
            for (Resource what : means) {
                if (amount(pay, what) > 0) {
                    glyphs.add(Glyph.of(amount(pay, what), Icons.of(what)));
                }
            }
            return new Way(spots.at(pay), amounts, glyphs, OptionalInt.of(me.stock(Resource.MONEY) - money));
        }).toList();
        return new Mix(true, means.stream().map(what -> new Means(Icons.of(what), prose.resource(what), me.stock(what)))
                .toList(), ways);
    }

    private static int amount(TerraformingAction.Pay pay, Resource what) {
        return switch (what) {
            case STEEL -> pay.steel();
            case TITANIUM -> pay.titanium();
            case HEAT -> pay.heat();
            case MONEY, PLANTS, ENERGY -> 0;
        };
    }

    /** The most comes first: that is what such cards are played for. */
    private static Mix amounts(int has, Resource from, Resource to, Spots spots, TerraformingProse prose,
            boolean production) {
        List<Way> ways = spots.live(TerraformingAction.Amount.class)
                .sorted(Comparator.comparingInt(TerraformingAction.Amount::n).reversed()).map(amount -> {
                    Glyph given = Glyph.change(-amount.n(), Icons.of(from));
                    Glyph got = Glyph.change(amount.n(), Icons.of(to));
                    return new Way(spots.at(amount), List.of(amount.n()),
                            production ? List.of(given.production(), got.production()) : List.of(given, got),
                            OptionalInt.empty());
                }).toList();
        return new Mix(false,
                List.of(new Means(Icons.of(from), production ? prose.production(from) : prose.resource(from),
                        has)),
                ways);
    }
}
