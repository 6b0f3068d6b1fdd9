package cydonia.engine;

import java.util.List;

/** Something the people at a table agree on before the game: one of a few values. */
public record Option(String id, Text name, List<Value> values, String byDefault) {

    public record Value(String id, Text name) {
    }

    private static final Text ON = new Text("yes", "oui");
    private static final Text OFF = new Text("no", "non");

    public Option {
        values = List.copyOf(values);
        if (values.stream().noneMatch(value -> value.id().equals(byDefault))) {
            throw new IllegalArgumentException(id + " has no value " + byDefault);
        }
    }

    /** An option that is on or off. */
    public static Option flag(String id, Text name, boolean byDefault) {
        return new Option(id, name, List.of(new Value("off", OFF), new Value("on", ON)), byDefault ? "on" : "off");
    }

    /** Whether it is on or off. */
    public boolean flag() {
        return values.stream().map(Value::name).toList().equals(List.of(OFF, ON));
    }

    /** The values as a person may type them. */
    String allowed() {
        return String.join(", ", values.stream().map(Value::id).toList());
    }
}
