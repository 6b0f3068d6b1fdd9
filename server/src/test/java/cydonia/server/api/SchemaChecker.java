package cydonia.server.api;

import com.networknt.schema.Error;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** Checks what was written against what was promised: nothing may be missing, and nothing may be there besides. */
public final class SchemaChecker {

    private static final JsonMapper JSON = new JsonMapper();

    private final Schema schema;

    private SchemaChecker(JsonNode document) {
        this.schema = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12).getSchema(document);
    }

    /** By a document that describes one thing. */
    public static SchemaChecker of(JsonNode document) {
        return new SchemaChecker(closed(document.deepCopy()));
    }

    /** By one schema of an OpenAPI description, which may speak of the components. */
    public static SchemaChecker of(JsonNode openApi, JsonNode one) {
        ObjectNode document = JSON.createObjectNode();
        document.setAll((ObjectNode) one.deepCopy());
        document.set("components", openApi.get("components").deepCopy());
        return new SchemaChecker(closed(document));
    }

    /** What is wrong; nothing if all is well. */
    public List<String> wrong(JsonNode written) {
        return schema.validate(written).stream().map(Error::toString).toList();
    }

    /** The same description, where an object may hold nothing that is not described. */
    private static JsonNode closed(JsonNode schema) {
        if (schema instanceof ObjectNode object && object.path("properties").isObject()
                && object.path("type").asString("").equals("object")) {
            object.put("additionalProperties", false);
        }
        schema.forEach(SchemaChecker::closed);
        return schema;
    }
}
