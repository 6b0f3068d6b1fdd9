package cydonia.server.api;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * JSON Schemas (draft 2020-12) of records, as {@link Writing} writes them. Every record, family and list of words has
 * its own definition, named like its class.
 */
public final class Schema {

    private static final String DIALECT = "https://json-schema.org/draft/2020-12/schema";
    private static final Map<Class<?>, String> SIMPLE = Map.of(int.class, "integer", Integer.class, "integer",
            long.class, "integer", double.class, "number", Double.class, "number", boolean.class, "boolean",
            Boolean.class, "boolean", String.class, "string", Object.class, "object");

    private final String home;
    /** Whether an empty field is left out, as in answers, or written as null, as in observations. */
    private final boolean leftOut;
    private final ObjectNode definitions = node();

    private Schema(String home, boolean leftOut) {
        this.home = home;
        this.leftOut = leftOut;
    }

    /** The definitions of answers and of whatever is in them, for an OpenAPI description. */
    public static ObjectNode ofAnswers(List<Class<?>> answers) {
        Schema schema = new Schema("#/components/schemas/", true);
        answers.forEach(schema::of);
        return schema.definitions;
    }

    /** A document about what viewers of a game may see. */
    public static ObjectNode ofObservation(String title, Class<?> view) {
        Schema schema = new Schema("#/$defs/", false);
        ObjectNode document = node().put("$schema", DIALECT).put("title", title);
        document.setAll(schema.of(view));
        document.set("$defs", schema.definitions);
        return document;
    }

    private ObjectNode of(Type type) {
        if (type instanceof ParameterizedType generic) {
            return of((Class<?>) generic.getRawType(), generic.getActualTypeArguments());
        }
        Class<?> plain = (Class<?>) type;
        if (SIMPLE.containsKey(plain)) {
            return node().put("type", SIMPLE.get(plain));
        }
        if (Spelling.isWord(plain)) {
            return words(plain);
        }
        String name = name(plain);
        if (!definitions.has(name)) {
            ObjectNode definition = node();
            definitions.set(name, definition); // before its parts, which may hold one of the same kind
            if (Writing.isFamily(plain)) {
                ArrayNode kinds = definition.putArray("oneOf");
                Arrays.stream(plain.getPermittedSubclasses()).map(this::of).forEach(kinds::add);
            } else if (plain.isRecord()) {
                describe(plain, definition);
            } else {
                throw new IllegalArgumentException("nobody knows how to write " + plain);
            }
        }
        return node().put("$ref", home + name);
    }

    private ObjectNode of(Class<?> generic, Type... parts) {
        if (generic == Optional.class) {
            ObjectNode either = node();
            either.putArray("anyOf").add(of(parts[0])).add(node().put("type", "null"));
            return either;
        }
        if (generic == List.class) {
            return node().put("type", "array").set("items", of(parts[0]));
        }
        if (generic == Map.class) {
            ObjectNode map = node().put("type", "object");
            map.set("propertyNames", of(parts[0]));
            map.set("additionalProperties", of(parts[1]));
            return map;
        }
        throw new IllegalArgumentException("nobody knows how to write " + generic);
    }

    /** A list of words has a definition of its own, unless it belongs to another class. */
    private ObjectNode words(Class<?> type) {
        List<String> all = Spelling.all(type);
        ObjectNode words = node().put("type", "string");
        if (!all.isEmpty()) {
            ArrayNode spelled = words.putArray("enum");
            all.forEach(spelled::add);
        }
        if (type.isMemberClass()) {
            return words;
        }
        definitions.set(name(type), words);
        return node().put("$ref", home + name(type));
    }

    private void describe(Class<?> type, ObjectNode definition) {
        definition.put("type", "object");
        ObjectNode properties = definition.putObject("properties");
        ArrayNode required = node().putArray("required");
        if (Writing.isMember(type)) {
            properties.putObject("type").put("const", type.getSimpleName());
            required.add("type");
        }
        components(type).forEach(component -> {
            boolean optional = leftOut && component.getType() == Optional.class;
            ObjectNode property = optional
                    ? of(((ParameterizedType) component.getGenericType()).getActualTypeArguments()[0])
                    : of(component.getGenericType());
            describing(component).ifPresent(text -> property.put("description", text));
            properties.set(name(component), property);
            if (!optional) {
                required.add(name(component));
            }
        });
        if (!required.isEmpty()) {
            definition.set("required", required);
        }
    }

    /** The components of a record, and of the parts that are written as if they were its own. */
    static Stream<RecordComponent> components(Class<?> type) {
        return Arrays.stream(type.getRecordComponents())
                .flatMap(component -> component.getAccessor().isAnnotationPresent(JsonUnwrapped.class)
                        ? components(component.getType())
                        : Stream.of(component));
    }

    private static String name(RecordComponent component) {
        return Optional.ofNullable(component.getAccessor().getAnnotation(JsonProperty.class)).map(JsonProperty::value)
                .orElse(component.getName());
    }

    private static Optional<String> describing(RecordComponent component) {
        return Optional.ofNullable(component.getAccessor().getAnnotation(JsonPropertyDescription.class))
                .map(JsonPropertyDescription::value);
    }

    private static String name(Class<?> type) {
        return type.getName().substring(type.getPackageName().length() + 1).replace('$', '.');
    }

    private static ObjectNode node() {
        return JsonNodeFactory.instance.objectNode();
    }
}
