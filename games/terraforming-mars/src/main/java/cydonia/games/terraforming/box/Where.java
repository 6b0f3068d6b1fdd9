package cydonia.games.terraforming.box;

/** Where a tile may go. Every rule but the reserved ones also asks for a free area nobody else has claimed. */
public enum Where {
    /** An area reserved for oceans. */
    OCEAN_AREA,
    /** Neither reserved for an ocean nor for Noctis City. */
    LAND,
    /** Land next to an own tile, or any land where no such area is free. */
    GREENERY_RULE,
    /** Land with no city beside it. */
    CITY_RULE,
    /** Land with no tile of any sort beside it. */
    ISOLATED,
    /** Land with a city beside it. */
    NEXT_TO_CITY,
    /** Land with two cities or more beside it. */
    NEXT_TO_TWO_CITIES,
    /** Land with a greenery beside it. */
    NEXT_TO_GREENERY,
    /** Land where steel or titanium is printed. */
    METAL,
    /** Land where steel or titanium is printed, next to an own tile. */
    METAL_NEXT_TO_OWN,
    /** One of the four volcanoes. */
    VOLCANIC,
    /** The area kept for Noctis City. */
    NOCTIS,
    /** The moon Phobos, off the board. */
    PHOBOS,
    /** The moon Ganymede, off the board. */
    GANYMEDE
}
