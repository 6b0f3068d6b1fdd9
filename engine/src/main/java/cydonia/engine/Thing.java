package cydonia.engine;

/** Something that facts are about: a good, a tile, a track, a place. The word is that of notation and files. */
public record Thing(String word, Text name) {
}
