package cydonia.architecture;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;

/** Classes of a game know classes of that game, and of no other. */
final class KeepToTheirGame extends ArchCondition<JavaClass> {

    private static final String GAMES = "cydonia.games.";

    KeepToTheirGame() {
        super("keep to their game");
    }

    @Override
    public void check(JavaClass item, ConditionEvents events) {
        for (Dependency dependency : item.getDirectDependenciesFromSelf()) {
            String other = game(dependency.getTargetClass());
            if (!other.isEmpty() && !other.equals(game(item))) {
                events.add(SimpleConditionEvent.violated(dependency, dependency.getDescription()));
            }
        }
    }

    /** The word after the games' common package; nothing for classes of no game. */
    private static String game(JavaClass type) {
        String name = type.getPackageName();
        return name.startsWith(GAMES) ? name.substring(GAMES.length()).split("[.]", 2)[0] : "";
    }
}
