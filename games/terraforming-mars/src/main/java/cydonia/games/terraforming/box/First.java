package cydonia.games.terraforming.box;

/** What a player may carry out first, where it makes a difference for what is known: that, or the tile. */
public enum First {
    CARDS, TAGS, STEPS, TILE
}
