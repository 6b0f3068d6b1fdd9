package cydonia.engine;

/**
 * What a card says, made from its definition.
 *
 * @param group
 *            the deck or pile it belongs to
 * @param reconstructed
 *            whether some of it is our guess, since no source tells
 */
public record CardText(String id, String group, String name, String text, boolean reconstructed) {
}
