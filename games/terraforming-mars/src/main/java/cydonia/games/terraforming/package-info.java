/**
 * Terraforming Mars: the base box with the Corporate Era, solo and draft. One class per chapter of the rulebook works
 * on the mutable {@code Table}; outside, a {@link cydonia.games.terraforming.TerraformingPosition} is a value.
 */
@NullMarked
package cydonia.games.terraforming;

import org.jspecify.annotations.NullMarked;
