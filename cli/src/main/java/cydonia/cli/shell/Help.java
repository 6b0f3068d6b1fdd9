package cydonia.cli.shell;

import cydonia.engine.Language;
import java.util.Collections;
import java.util.Enumeration;
import java.util.Locale;
import java.util.ResourceBundle;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What {@code --help} says: what holds for all commands from here, the rest from where the commands are. */
public final class Help extends ResourceBundle {

    private final ResourceBundle own;

    private Help(ResourceBundle own, ResourceBundle all) {
        this.own = own;
        setParent(all);
    }

    /**
     * The help of the commands in that package, which has {@code Help_en.properties} and {@code Help_fr.properties}.
     */
    public static ResourceBundle in(Language language, Package commands) {
        return new Help(read(commands.getName(), language), read(Help.class.getPackage().getName(), language));
    }

    private static ResourceBundle read(String where, Language language) {
        return getBundle(where + ".Help", Locale.of(language.code()),
                Control.getNoFallbackControl(Control.FORMAT_PROPERTIES));
    }

    @Override
    protected @Nullable Object handleGetObject(String key) {
        return own.containsKey(key) ? own.getObject(key) : null;
    }

    @Override
    protected Set<String> handleKeySet() {
        return own.keySet();
    }

    @Override
    public Enumeration<String> getKeys() {
        return Collections.enumeration(keySet());
    }
}
