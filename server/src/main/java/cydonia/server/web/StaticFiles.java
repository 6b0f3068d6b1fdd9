package cydonia.server.web;

import cydonia.server.table.Tokens;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.regex.Pattern;

/** Styles, scripts and pictures that came with the program. */
final class StaticFiles {

    private static final Pattern PATH = Pattern.compile("([a-z0-9-]+/)*[a-z0-9-]+\\.([a-z0-9]+)");
    private static final Map<String, String> TYPES = Map.of("css", "text/css", "js", "text/javascript", "svg",
            "image/svg+xml", "txt", "text/plain", "json", "application/manifest+json");

    private record Asset(String text, String tag, String type) {
    }

    private final ConcurrentMap<String, Optional<Asset>> known = new ConcurrentHashMap<>();

    void serve(Context context) {
        serve(context, context.pathParam("path"));
    }

    void serve(Context context, String path) {
        Asset file = (PATH.matcher(path).matches()
                ? known.computeIfAbsent(path, StaticFiles::load)
                : Optional.<Asset>empty()).orElseThrow(Problem::nothingHere);
        context.header("Cache-Control", "no-cache").header("ETag", file.tag());
        if (file.tag().equals(context.header("If-None-Match"))) {
            context.status(HttpStatus.NOT_MODIFIED);
        } else {
            context.contentType(file.type() + "; charset=utf-8").result(file.text());
        }
    }

    private static Optional<Asset> load(String path) {
        String type = TYPES.get(path.substring(path.lastIndexOf('.') + 1));
        try (InputStream in = StaticFiles.class.getResourceAsStream("/static/" + path)) {
            if (in == null || type == null) {
                return Optional.empty();
            }
            String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
            String tag = '"' + Tokens.sha256(text).substring(0, 16) + '"';
            return Optional.of(new Asset(text, tag, type));
        } catch (IOException damaged) {
            throw new UncheckedIOException(damaged);
        }
    }
}
