package cydonia.server.api;

import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.BeanDescription;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.SerializationConfig;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.ValueSerializer;
import tools.jackson.databind.cfg.MapperConfig;
import tools.jackson.databind.introspect.Annotated;
import tools.jackson.databind.introspect.AnnotatedClass;
import tools.jackson.databind.introspect.JacksonAnnotationIntrospector;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.module.SimpleModule;
import tools.jackson.databind.module.SimpleSerializers;

/**
 * Writes answers, and in them what a game lets a viewer see, whatever the game: records with their fields; records of a
 * sealed family with their name as {@code type}; whatever has a word as that word. Games need to know nothing of JSON.
 */
public final class Writing {

    private static final JsonMapper JSON = JsonMapper.builder().annotationIntrospector(new Shape())
            .addModule(new SimpleModule().setSerializers(new Words(false)).setKeySerializers(new Words(true)))
            .enable(SerializationFeature.ORDER_MAP_ENTRIES_BY_KEYS).build();

    private Writing() {
    }

    public static String write(Object answer) {
        return JSON.writeValueAsString(answer);
    }

    /** The same as it is sent. */
    public static byte[] bytes(Object answer) {
        return JSON.writeValueAsBytes(answer);
    }

    static JsonNode tree(Object answer) {
        return JSON.valueToTree(answer);
    }

    /** Whether all of that type are records that tell by their name which one they are. */
    static boolean isFamily(Class<?> type) {
        return type.isInterface() && type.isSealed() && !Spelling.isWord(type)
                && Arrays.stream(type.getPermittedSubclasses()).allMatch(one -> one.isRecord() || isFamily(one));
    }

    /** Whether a record is one of such a family. */
    static boolean isMember(Class<?> type) {
        return type.isRecord() && Arrays.stream(type.getInterfaces()).anyMatch(Writing::isFamily);
    }

    /** Says of families what an annotation on them would say. */
    private static final class Shape extends JacksonAnnotationIntrospector {

        private static final long serialVersionUID = 1L;
        private static final JsonTypeInfo.Value NAME_AS_TYPE = JsonTypeInfo.Value.construct(
                JsonTypeInfo.Id.SIMPLE_NAME, JsonTypeInfo.As.PROPERTY, "type", null, false, null, null);

        @Override
        public JsonTypeInfo.Value findPolymorphicTypeInfo(MapperConfig<?> config, Annotated annotated) {
            Class<?> type = annotated.getRawType();
            return annotated instanceof AnnotatedClass && (isFamily(type) || isMember(type))
                    ? NAME_AS_TYPE
                    : super.findPolymorphicTypeInfo(config, annotated);
        }
    }

    /** Finds the way to write whatever has a word, as a value or as a key. */
    private static final class Words extends SimpleSerializers {

        private static final long serialVersionUID = 1L;

        private final transient Spelled spelled;

        Words(boolean keys) {
            this.spelled = new Spelled(keys);
        }

        @Override
        public @Nullable ValueSerializer<?> findSerializer(SerializationConfig config, JavaType type,
                BeanDescription.Supplier description, JsonFormat.@Nullable Value format) {
            return Spelling.isWord(type.getRawClass()) ? spelled : null;
        }

        @Override
        public ValueSerializer<?> findEnumSerializer(SerializationConfig config, JavaType type,
                BeanDescription.Supplier description, JsonFormat.@Nullable Value format) {
            return spelled;
        }
    }

    private static final class Spelled extends ValueSerializer<Object> {

        private final boolean key;

        Spelled(boolean key) {
            this.key = key;
        }

        @Override
        public void serialize(Object thing, JsonGenerator out, SerializationContext context) {
            if (key) {
                out.writeName(Spelling.of(thing));
            } else {
                out.writeString(Spelling.of(thing));
            }
        }
    }
}
