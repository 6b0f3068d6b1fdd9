package cydonia.architecture;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;

/** Classes of a room that belongs to one game know that game, and no other. */
final class KeepToTheirGame extends ArchCondition<JavaClass> {

    private static final String GAMES = "cydonia.games.";

    private final String rooms;

    /**
     * @param rooms
     *            the package that has one room for each game, called as the game's own
     */
    KeepToTheirGame(String rooms) {
        super("keep to their game");
        this.rooms = rooms;
    }

    @Override
    public void check(JavaClass item, ConditionEvents events) {
        for (Dependency dependency : item.getDirectDependenciesFromSelf()) {
            String other = game(dependency.getTargetClass(), GAMES);
            if (!other.isEmpty() && !other.equals(game(item, rooms))) {
                events.add(SimpleConditionEvent.violated(dependency, dependency.getDescription()));
            }
        }
    }

    /** The word after the rooms' common package; nothing for classes of no game. */
    private static String game(JavaClass type, String common) {
        String name = type.getPackageName();
        return name.startsWith(common) ? name.substring(common.length()).split("[.]", 2)[0] : "";
    }
}
