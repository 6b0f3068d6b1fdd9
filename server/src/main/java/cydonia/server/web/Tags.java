package cydonia.server.web;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.cfg.MapperConfig;
import tools.jackson.databind.introspect.Annotated;
import tools.jackson.databind.introspect.AnnotatedClass;
import tools.jackson.databind.introspect.JacksonAnnotationIntrospector;
import tools.jackson.databind.json.JsonMapper;

/**
 * Writes which record of a sealed family a value is, as its {@code type}: a question without fields would otherwise say
 * nothing at all.
 */
final class Tags extends JacksonAnnotationIntrospector {

    private static final long serialVersionUID = 1L;

    private static final JsonTypeInfo.Value TAG = JsonTypeInfo.Value.construct(JsonTypeInfo.Id.SIMPLE_NAME,
            JsonTypeInfo.As.PROPERTY, "type", null, false, null, null);

    /** The one writer of everything bots get. */
    static JsonMapper mapper() {
        return JsonMapper.builder().annotationIntrospector(new Tags()).build();
    }

    @Override
    public JsonTypeInfo.@Nullable Value findPolymorphicTypeInfo(MapperConfig<?> config, Annotated annotated) {
        return annotated instanceof AnnotatedClass && family(annotated.getRawType())
                ? TAG
                : super.findPolymorphicTypeInfo(config, annotated);
    }

    /** Whether everything of that type is a record; enumerations among them say what they are by themselves. */
    private static boolean family(Class<?> type) {
        return type.isInterface() && type.isSealed()
                && Arrays.stream(type.getPermittedSubclasses()).allMatch(one -> one.isRecord() || family(one));
    }
}
