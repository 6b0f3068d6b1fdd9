package cydonia.server.page;

import java.util.List;

/** Choices of one kind, side by side under one caption. */
public record ChoiceGroup(String caption, List<Face> faces) {

    /**
     * A choice as a button: what it does in a few words or icons.
     *
     * @param icons
     *            names of symbols, before the words
     * @param main
     *            whether it carries the game on: such buttons stand out
     */
    public record Face(Spot spot, List<String> icons, String words, boolean main) {
        public Face {
            icons = List.copyOf(icons);
        }
    }

    public ChoiceGroup {
        faces = List.copyOf(faces);
    }
}
