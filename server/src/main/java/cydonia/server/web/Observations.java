package cydonia.server.web;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.util.Arrays;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.cfg.MapperConfig;
import tools.jackson.databind.introspect.Annotated;
import tools.jackson.databind.introspect.AnnotatedClass;
import tools.jackson.databind.introspect.JacksonAnnotationIntrospector;
import tools.jackson.databind.json.JsonMapper;

/**
 * Writes what a game lets a viewer see, whatever the game: records with their fields; records of a sealed family with
 * their name as {@code type}; things known by an id, such as cards, as that id.
 */
final class Observations {

    private static final JsonMapper JSON = JsonMapper.builder().annotationIntrospector(new Shape())
            .enable(SerializationFeature.ORDER_MAP_ENTRIES_BY_KEYS).build();

    private Observations() {
    }

    static JsonNode write(Object observation) {
        return JSON.valueToTree(observation);
    }

    /** Says of our classes what annotations would say, so that games need to know nothing of JSON. */
    private static final class Shape extends JacksonAnnotationIntrospector {

        private static final long serialVersionUID = 1L;
        private static final JsonTypeInfo.Value NAME_AS_TYPE = JsonTypeInfo.Value.construct(
                JsonTypeInfo.Id.SIMPLE_NAME, JsonTypeInfo.As.PROPERTY, "type", null, false, null, null);

        @Override
        public JsonTypeInfo.Value findPolymorphicTypeInfo(MapperConfig<?> config, Annotated annotated) {
            Class<?> type = annotated.getRawType();
            boolean tagged = annotated instanceof AnnotatedClass && (isFamily(type)
                    || type.isRecord() && Arrays.stream(type.getInterfaces()).anyMatch(Shape::isFamily));
            return tagged ? NAME_AS_TYPE : super.findPolymorphicTypeInfo(config, annotated);
        }

        /** Whether all of that type are records; enumerations say by themselves what they are. */
        private static boolean isFamily(Class<?> type) {
            return type.isInterface() && type.isSealed() && Arrays.stream(type.getPermittedSubclasses())
                    .allMatch(one -> one.isRecord() || isFamily(one));
        }

        @Override
        public Boolean hasAsValue(MapperConfig<?> config, Annotated annotated) {
            return isId(annotated) || Boolean.TRUE.equals(super.hasAsValue(config, annotated));
        }

        @Override
        public Boolean hasAsKey(MapperConfig<?> config, Annotated annotated) {
            return isId(annotated) || Boolean.TRUE.equals(super.hasAsKey(config, annotated));
        }

        private static boolean isId(Annotated annotated) {
            return annotated.getAnnotated() instanceof java.lang.reflect.Method method && method.getName().equals("id")
                    && method.getParameterCount() == 0 && method.getReturnType() == String.class
                    && !method.getDeclaringClass().isRecord();
        }
    }
}
