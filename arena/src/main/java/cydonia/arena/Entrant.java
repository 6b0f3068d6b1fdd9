package cydonia.arena;

import cydonia.ai.Effort;
import cydonia.ai.Level;

/** Somebody in the arena: a level, and how much it may think. */
public record Entrant(Level level, Effort effort) {
}
