package cydonia.architecture;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.util.Set;
import java.util.TreeSet;

/** Classes that stand in one room, each for a game of its own, know no second game. */
final class KnowOneGame extends ArchCondition<JavaClass> {

    private static final String GAMES = "cydonia.games.";

    KnowOneGame() {
        super("know one game");
    }

    @Override
    public void check(JavaClass item, ConditionEvents events) {
        Set<String> games = new TreeSet<>();
        item.getDirectDependenciesFromSelf().forEach(dependency -> {
            String name = dependency.getTargetClass().getPackageName();
            if (name.startsWith(GAMES)) {
                games.add(name.substring(GAMES.length()).split("[.]", 2)[0]);
            }
        });
        if (games.size() > 1) {
            events.add(SimpleConditionEvent.violated(item, item.getName() + " knows " + games));
        }
    }
}
