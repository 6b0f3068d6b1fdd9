package cydonia.architecture;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A class of a game lies in one of seven rooms, and knows those below its own and nothing else of the game. */
final class RoomsOfAGame extends ArchCondition<JavaClass> {

    private static final Pattern ROOM = Pattern.compile("cydonia[.](dunes|games[.]\\w+)(?:[.](\\w+))?");
    private static final String DOOR = "door";

    /** What each room may know beside itself. */
    private static final Map<String, Set<String>> BELOW = Map.of(
            DOOR, Set.of("sight", "rules", "table", "language", "box", "text"),
            "sight", Set.of("rules", "table", "language", "box"),
            "rules", Set.of("table", "language", "box"),
            "table", Set.of("language", "box"),
            "language", Set.of("box"),
            "text", Set.of("language", "box"),
            "box", Set.of());

    /** Behind the door nobody from outside looks into these. */
    static final String[] SECRET = {"cydonia.games.*.sight..", "cydonia.games.*.rules..", "cydonia.games.*.table..",
            "cydonia.dunes.sight..", "cydonia.dunes.rules..", "cydonia.dunes.table.."};

    private record Room(String game, String name) {
    }

    RoomsOfAGame() {
        super("know what lies below their room");
    }

    @Override
    public void check(JavaClass item, ConditionEvents events) {
        Optional<Room> here = room(item);
        here.filter(room -> !BELOW.containsKey(room.name())).ifPresent(room -> events
                .add(SimpleConditionEvent.violated(item, item.getName() + " lies in " + room + ", which is no room")));
        for (Dependency dependency : item.getDirectDependenciesFromSelf()) {
            Optional<Room> there = room(dependency.getTargetClass());
            if (here.isPresent() && there.isPresent() && !mayKnow(here.get(), there.get())) {
                events.add(SimpleConditionEvent.violated(dependency, dependency.getDescription()));
            }
        }
    }

    private static boolean mayKnow(Room here, Room there) {
        return here.equals(there) || !here.game().equals(there.game())
                || BELOW.getOrDefault(here.name(), Set.of()).contains(there.name());
    }

    private static Optional<Room> room(JavaClass type) {
        Matcher found = ROOM.matcher(type.getPackageName());
        return found.matches()
                ? Optional.of(new Room(found.group(1), found.group(2) == null ? DOOR : found.group(2)))
                : Optional.empty();
    }
}
