package cydonia.server.page;

import java.util.Optional;

/**
 * How everybody can check that nothing was dealt by hand.
 *
 * @param commitment
 *            SHA-256 of the seed, known from the start
 * @param seed
 *            the seed itself, once the game is over
 */
public record Fairness(String commitment, Optional<String> seed) {
}
