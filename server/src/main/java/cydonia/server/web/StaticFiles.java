package cydonia.server.web;

import cydonia.server.page.Assets;
import cydonia.tables.room.Tokens;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.regex.Pattern;
import java.util.zip.Deflater;
import java.util.zip.GZIPOutputStream;

/** Styles, scripts and pictures that came with the program. */
final class StaticFiles {

    private static final Pattern PATH = Pattern.compile("([a-z0-9-]+/)*[a-z0-9-]+\\.([a-z0-9]+)");
    private static final Pattern MARKED = Pattern.compile("[0-9a-f]{16}/.*");
    private static final int MARK_LENGTH = 16;
    private static final Map<String, String> TYPES = Map.of("css", "text/css", "js", "text/javascript", "svg",
            "image/svg+xml", "txt", "text/plain", "json", "application/manifest+json", "webp", "image/webp");
    private static final String FOR_GOOD = "public, max-age=31536000, immutable";
    /**
     * What browsers ask of documents and workers alone: with a style sheet or a part of a page's script it would be
     * sent for nothing.
     */
    private static final List<String> FOR_DOCUMENTS = List.of("Content-Security-Policy", "X-Frame-Options",
            "Permissions-Policy", "Cross-Origin-Opener-Policy");

    private static final class Asset {
        private final byte[] bytes;
        private final byte[] zipped;
        private final String tag;
        private final String type;

        Asset(byte[] bytes, byte[] zipped, String tag, String type) {
            this.bytes = bytes;
            this.zipped = zipped;
            this.tag = tag;
            this.type = type;
        }
    }

    private final ConcurrentMap<String, Optional<Asset>> known = new ConcurrentHashMap<>();

    /** With the mark of the present files in the address a file never changes; otherwise the browser asks each time. */
    void serve(Context context) {
        serve(context, context.pathParam("path"));
    }

    void serve(Context context, String address) {
        boolean marked = MARKED.matcher(address).matches();
        String path = marked ? address.substring(MARK_LENGTH + 1) : address;
        Asset file = (PATH.matcher(path).matches()
                ? known.computeIfAbsent(path, StaticFiles::load)
                : Optional.<Asset>empty()).orElseThrow(Problem::nothingHere);
        boolean forGood = marked && Assets.marks(address.substring(0, MARK_LENGTH));
        context.header("Cache-Control", forGood ? FOR_GOOD : "no-cache").header("ETag", file.tag)
                .header("Vary", "Accept-Encoding");
        if (file.type.equals(TYPES.get("css")) || forGood && file.type.equals(TYPES.get("js"))) {
            FOR_DOCUMENTS.forEach(header -> context.res().setHeader(header, null));
        }
        if (file.tag.equals(context.header("If-None-Match"))) {
            context.status(HttpStatus.NOT_MODIFIED);
            return;
        }
        context.contentType(file.type.equals(TYPES.get("webp")) ? file.type : file.type + "; charset=utf-8");
        if (Optional.ofNullable(context.header("Accept-Encoding")).orElse("").contains("gzip")) {
            context.header("Content-Encoding", "gzip").result(file.zipped);
        } else {
            context.result(file.bytes);
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

    /** As small as it gets: a file is compressed once, and sent for years. */
    private static final class Tight extends GZIPOutputStream {
        Tight(OutputStream out) throws IOException {
            super(out);
            def.setLevel(Deflater.BEST_COMPRESSION);
        }
    }

    private static byte[] zipped(byte[] bytes) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (GZIPOutputStream zip = new Tight(out)) {
            zip.write(bytes);
        }
        return out.toByteArray();
    }
}
