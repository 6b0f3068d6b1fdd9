package cydonia.server.page;

import java.util.List;
import java.util.Optional;

/**
 * Choices of one kind, side by side under one caption.
 *
 * @param onBoard
 *            whether the board shows all of them where they belong: then a few in the prompt are enough
 */
public record ChoiceGroup(String caption, List<Face> faces, boolean onBoard) {

    public ChoiceGroup(String caption, List<Face> faces) {
        this(caption, faces, false);
    }

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

        /** Whether it gives something up: such buttons are never filled, and no digit means them. */
        public boolean quiet() {
            return spot.choice().filter(choice -> choice.quiet()).isPresent();
        }
    }

    private static final int AT_A_GLANCE = 8;
    private static final int FEW = 3;

    public ChoiceGroup {
        faces = List.copyOf(faces);
    }

    /** The one button that stands out, if any: the first that carries the game on and can be clicked. */
    public static Optional<Face> filled(List<ChoiceGroup> groups) {
        return groups.stream().flatMap(group -> group.faces().stream())
                .filter(face -> face.main() && face.spot().live() && !face.quiet() && !face.spot().pointless())
                .findFirst();
    }

    /** Whether nothing in it does anything: it stands aside. */
    public boolean quiet() {
        return !faces.isEmpty() && faces.stream().allMatch(Face::quiet);
    }

    /** Whether the group is opened on demand: many alike choices would push the board away. */
    public boolean folded() {
        return faces.size() > (onBoard ? FEW : AT_A_GLANCE) && !caption.isEmpty();
    }
}
