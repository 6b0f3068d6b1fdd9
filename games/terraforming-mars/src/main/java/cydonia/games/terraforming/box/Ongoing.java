package cydonia.games.terraforming.box;

import java.util.List;

/** What holds as long as a card is in play. */
public sealed interface Ongoing {

    /** Every card costs less. */
    record Discount(int n) implements Ongoing {
    }

    /** Cards with that tag cost less. */
    record TagDiscount(int n, Tag tag) implements Ongoing {
    }

    /** The standard project power plant costs less. */
    record PowerPlantDiscount(int n) implements Ongoing {
    }

    /** Each cube of that metal pays more. */
    record MetalValue(int more, Resource metal) implements Ongoing {
    }

    /** Parameter requirements may be off by so many steps, either way. */
    record Shift(int steps) implements Ongoing {
    }

    /** Plants needed for a greenery. */
    record GreeneryPrice(int plants) implements Ongoing {
    }

    record HeatAsMoney() implements Ongoing {
    }

    /** Opponents may not remove plants, animals and microbes of the owner. */
    record ProtectsOwner() implements Ongoing {
    }

    /** Nobody may remove cubes from this card. */
    record ProtectsItself() implements Ongoing {
    }

    record Whenever(Trigger trigger, Effect effect) implements Ongoing {
    }

    /** What a card watches for. */
    sealed interface Trigger {

        /** Any player places an ocean. */
        record OceanPlaced() implements Trigger {
        }

        /** Any player places a city anywhere. */
        record CityPlaced() implements Trigger {
        }

        /** Any player places a city on the planet. */
        record CityPlacedOnMars() implements Trigger {
        }

        record OwnCityPlaced() implements Trigger {
        }

        record OwnGreeneryPlaced() implements Trigger {
        }

        /** The owner places a tile where steel or titanium is printed. */
        record OwnTileOnMetal() implements Trigger {
        }

        /** The owner plays a tag of these, that of the watching card included; once per tag. */
        record OwnTag(List<Tag> tags) implements Trigger {
            public OwnTag {
                tags = List.copyOf(tags);
            }
        }

        /** Any player plays that tag, that of the watching card included; once per tag. */
        record AnyTag(Tag tag) implements Trigger {
        }

        record OwnEvent() implements Trigger {
        }

        record OwnEventWith(Tag tag) implements Trigger {
        }

        /** The owner uses a standard project other than selling patents. */
        record OwnProject() implements Trigger {
        }

        /** The owner pays for a card or standard project with at least that price printed on it. */
        record OwnPurchase(int printed) implements Trigger {
        }
    }
}
