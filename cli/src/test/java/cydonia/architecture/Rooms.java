package cydonia.architecture;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.library.dependencies.SliceAssignment;
import com.tngtech.archunit.library.dependencies.SliceIdentifier;
import java.util.regex.Pattern;

/** Each package of titles, tables and server is a room; templates call each other as they like. */
final class Rooms implements SliceAssignment {

    private static final Pattern ROOM = Pattern.compile("cydonia[.](titles|tables|server)(?![.]jte)([.].*)?");

    @Override
    public SliceIdentifier getIdentifierOf(JavaClass type) {
        String room = type.getPackageName();
        return ROOM.matcher(room).matches() ? SliceIdentifier.of(room) : SliceIdentifier.ignore();
    }

    @Override
    public String getDescription() {
        return "the rooms of titles, tables and server";
    }
}
