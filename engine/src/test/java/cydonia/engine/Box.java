package cydonia.engine;

/** Sources of chance for the tests of this module. */
enum Box implements Source {
    DECK, DIE, COIN
}
