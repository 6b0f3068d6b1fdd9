package cydonia.games.terraforming.cards;

/** What cubes on a card stand for. */
public enum Cube {
    ANIMAL, MICROBE, SCIENCE, FIGHTER
}
