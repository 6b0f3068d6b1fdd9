package cydonia.games.terraforming.box;

import java.util.List;

/** Everything a card can do. Rules and texts are read from here. */
public sealed interface Effect {

    /** What is done as soon as it is carried out: nobody is asked, and nothing else is set off. */
    sealed interface AtOnce extends Effect {
    }

    /** Own production goes up, or down where {@code steps} is negative. */
    record Produce(int steps, Resource what) implements AtOnce {
    }

    /** Own production goes up one step for each full set of counted things. */
    record ProducePer(Count count, int every, Resource what) implements AtOnce {
    }

    record Gain(int n, Resource what) implements AtOnce {
    }

    record GainPer(Count count, Resource what) implements AtOnce {
    }

    /** Own stock goes down; a card with it needs that stock. */
    record Lose(int n, Resource what) implements AtOnce {
    }

    /** The terraform rating goes up. */
    record Rating(int steps) implements AtOnce {
    }

    record RatingPer(Count count) implements AtOnce {
    }

    /** A parameter moves towards its goal, step by step. */
    record Raise(int steps, Parameter what) implements Effect {
    }

    record PlaceOcean(Where where) implements Effect {
    }

    /** Any other tile, which then has an owner. */
    record PlaceTile(Tile tile, Where where) implements Effect {
    }

    /** Marks an area for a later tile of one's own. */
    record ClaimArea() implements Effect {
    }

    /** One step of production of the metal printed under the tile just placed by this card. */
    record ProduceCoveredMetal(Tile tile) implements AtOnce {
    }

    /** Cards from the deck to the hand. */
    record Draw(int cards) implements AtOnce {
    }

    /** Looks at some cards from the deck and keeps a few. */
    record LookAndKeep(int look, int keep) implements Effect {
    }

    /** Looks at a card from the deck and buys it at the usual price, or discards it. */
    record LookAndBuy() implements Effect {
    }

    /** Shows and discards a card from the deck; a cube for this card if it has the tag. */
    record Reveal(Tag tag, Cube cube) implements AtOnce {
    }

    /** Discards a card from hand to draw one, if the player likes. */
    record Swap() implements Effect {
    }

    record AddHere(int n, Cube what) implements AtOnce {
    }

    record RemoveHere(int n, Cube what) implements AtOnce {
    }

    /** Cubes on one own card that can hold them. */
    record Add(int n, Cube what) implements Effect {
    }

    /** One more cube on an own card that has one. */
    record AddAnother() implements Effect {
    }

    /** A cube on the card just played, of the kind it can hold. */
    record AddToPlayed() implements Effect {
    }

    /** Up to that many from any one player. */
    record RemoveAny(int n, Resource what) implements Effect {
    }

    /** Up to that many from the cards of any one player. */
    record RemoveAnyCubes(int n, Cube what) implements Effect {
    }

    /** Up to that many from the owner of a tile beside the ocean just placed. */
    record RemoveFromNeighbour(int n, Resource what) implements Effect {
    }

    /** Up to that many from any one player, for oneself. */
    record Steal(int n, Resource what) implements Effect {
    }

    /** Some player, oneself included, loses exactly so many steps of production. */
    record DecreaseAny(int steps, Resource what) implements Effect {
    }

    /** Steps of one production turned into as many of another, one or more. */
    record ShiftProduction(Resource from, Resource to) implements Effect {
    }

    /** Any amount of one resource, one or more, turned into as much of another. */
    record Exchange(Resource from, Resource to) implements Effect {
    }

    /** Repeats the production part of an own card with that tag. */
    record CopyProduction(Tag tag) implements Effect {
    }

    /** Makes the next card of this generation cheaper. */
    record NextCardCheaper(int n) implements AtOnce {
    }

    /** Shifts the parameter requirements of the next card of this generation. */
    record NextCardShifted(int steps) implements AtOnce {
    }

    /** One effect where enough own tags are in play, another where not. */
    record IfTags(int count, Tag tag, Effect then, Effect otherwise) implements Effect {
    }

    /** Exactly one of these. */
    record Either(List<Effect> options) implements Effect {
        public Either {
            options = List.copyOf(options);
        }
    }

    /** All of these, in this order. */
    record All(List<Effect> parts) implements Effect {
        public All {
            parts = List.copyOf(parts);
        }
    }
}
