package cydonia.replay;

import cydonia.engine.Refused;
import cydonia.engine.Text;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import tools.jackson.databind.JsonNode;

/** A part of the file that knows where it stands, so that it can say what is wrong there. */
record Node(String path, JsonNode json) {

    private static final Text AN_OBJECT = new Text("an object", "un objet");
    private static final Text A_NUMBER = new Text("a whole number", "un nombre entier");
    private static final Text A_TEXT = new Text("a text", "un texte");
    private static final Text TEXTS = new Text("a list of texts", "une liste de textes");

    Node {
        if (!json.isObject()) {
            throw path.isEmpty()
                    ? new Refused(new Text("the file does not hold a JSON object.",
                            "le fichier ne contient pas un objet JSON."))
                    : wrong(path, AN_OBJECT);
        }
    }

    Collection<String> names() {
        return json.propertyNames();
    }

    boolean has(String name) {
        return json.has(name);
    }

    void allow(Collection<String> known) {
        for (String name : names()) {
            if (!known.contains(name)) {
                throw new Refused(Text.of("the field “%s” is not part of the format; possible here: %s.",
                        "le champ « %s » ne fait pas partie du format ; possible ici : %s.", at(name),
                        String.join(", ", known)));
            }
        }
    }

    Node child(String name) {
        return new Node(at(name), require(name));
    }

    int number(String name) {
        JsonNode value = require(name);
        if (!value.isInt()) {
            throw wrong(at(name), A_NUMBER);
        }
        return value.intValue();
    }

    String text(String name) {
        JsonNode value = require(name);
        if (!value.isString()) {
            throw wrong(at(name), A_TEXT);
        }
        return value.stringValue();
    }

    List<String> texts(String name) {
        JsonNode value = require(name);
        List<String> texts = new ArrayList<>();
        for (JsonNode element : value) {
            if (!element.isString()) {
                throw wrong(at(name), TEXTS);
            }
            texts.add(element.stringValue());
        }
        if (!value.isArray()) {
            throw wrong(at(name), TEXTS);
        }
        return texts;
    }

    private JsonNode require(String name) {
        JsonNode value = json.get(name);
        if (value == null) {
            throw new Refused(Text.of("the field “%s” is missing.", "le champ « %s » manque.", at(name)));
        }
        return value;
    }

    private String at(String name) {
        return path.isEmpty() ? name : path + "." + name;
    }

    private static Refused wrong(String path, Text kind) {
        return new Refused(
                Text.of("the field “%s” must be %s.", "le champ « %s » doit être %s.", path, kind));
    }
}
