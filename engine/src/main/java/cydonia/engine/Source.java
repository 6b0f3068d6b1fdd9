package cydonia.engine;

/**
 * A source of chance at a table: a deck, a pile or a die that has nothing to do with the others in the box. Each game
 * lists its own in an enum; their order is part of every game that can be repeated, so new ones are added at the end.
 */
public interface Source {

    int ordinal();
}
