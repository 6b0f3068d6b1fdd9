package cydonia.server.web;

import cydonia.server.page.Assets;
import cydonia.server.table.Tokens;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.GZIPOutputStream;

/** Styles, scripts and pictures that came with the program. */
final class StaticFiles {

    private static final Pattern PATH = Pattern.compile("(?:([0-9a-f]{16})/)?((?:[a-z0-9-]+/)*[a-z0-9-]+\\.[a-z0-9]+)");
    private static final Map<String, String> TYPES = Map.of("css", "text/css", "js", "text/javascript", "svg",
            "image/svg+xml", "txt", "text/plain", "json", "application/manifest+json");
    private static final String FOR_GOOD = "public, max-age=31536000, immutable";

    private record Asset(byte[] bytes, byte[] zipped, String tag, String type) {
    }

    private final ConcurrentMap<String, Optional<Asset>> known = new ConcurrentHashMap<>();

    /** With the mark of the present files in the address a file never changes; otherwise the browser asks each time. */
    void serve(Context context) {
        serve(context, context.pathParam("path"));
    }

    void serve(Context context, String address) {
        Matcher path = PATH.matcher(address);
        if (!path.matches()) {
            throw Problem.nothingHere();
        }
        Asset file = known.computeIfAbsent(path.group(2), StaticFiles::load).orElseThrow(Problem::nothingHere);
        boolean forGood = path.group(1) != null && Assets.marks(path.group(1));
        context.header("Cache-Control", forGood ? FOR_GOOD : "no-cache").header("ETag", file.tag())
                .header("Vary", "Accept-Encoding");
        if (file.tag().equals(context.header("If-None-Match"))) {
            context.status(HttpStatus.NOT_MODIFIED);
            return;
        }
        context.contentType(file.type() + "; charset=utf-8");
        if (Optional.ofNullable(context.header("Accept-Encoding")).orElse("").contains("gzip")) {
            context.header("Content-Encoding", "gzip").result(file.zipped());
        } else {
            context.result(file.bytes());
        }
    }

    private static Optional<Asset> load(String path) {
        String type = TYPES.get(path.substring(path.lastIndexOf('.') + 1));
        try (InputStream in = StaticFiles.class.getResourceAsStream("/static/" + path)) {
            if (in == null || type == null) {
                return Optional.empty();
            }
            byte[] bytes = in.readAllBytes();
            String tag = '"' + Tokens.sha256(new String(bytes, StandardCharsets.UTF_8)).substring(0, 16) + '"';
            return Optional.of(new Asset(bytes, zipped(bytes), tag, type));
        } catch (IOException damaged) {
            throw new UncheckedIOException(damaged);
        }
    }

    private static byte[] zipped(byte[] bytes) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (GZIPOutputStream zip = new GZIPOutputStream(out)) {
            zip.write(bytes);
        }
        return out.toByteArray();
    }
}
