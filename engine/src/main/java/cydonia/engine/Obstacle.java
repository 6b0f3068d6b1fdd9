package cydonia.engine;

/** One reason why something is not possible now: a record of a sealed family, told by the game's {@link Prose}. */
public interface Obstacle {
}
