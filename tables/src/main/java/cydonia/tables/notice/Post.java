package cydonia.tables.notice;

import cydonia.engine.Refused;
import cydonia.tables.storage.StoredNotice;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tools.jackson.databind.json.JsonMapper;

/** Carries calls to where they are heard. Its own thread for each; nobody waits for it. */
final class Post implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(Post.class);
    private static final JsonMapper JSON = new JsonMapper();
    private static final Duration PATIENCE = Duration.ofSeconds(10);
    private static final Duration[] PAUSES = {Duration.ofSeconds(5), Duration.ofMinutes(1)};
    private static final int GONE = 410;
    private static final int NOT_FOUND = 404;
    private static final int FAILED = 500;
    private static final int TOO_MANY = 429;

    /** What became of a call. */
    enum Result {
        HEARD, REFUSED, GONE
    }

    private final Outside outside;
    private final Vapid vapid;
    private final HttpClient http = HttpClient.newBuilder().connectTimeout(PATIENCE)
            .followRedirects(HttpClient.Redirect.NEVER).build();

    Post(Outside outside, Vapid vapid) {
        this.outside = outside;
        this.vapid = vapid;
    }

    /** Tries a few times while there is hope. */
    Result send(StoredNotice notice, Call call) {
        for (int attempt = 0; attempt <= PAUSES.length; attempt++) {
            try {
                HttpResponse<Void> answer = http.send(request(notice, call), HttpResponse.BodyHandlers.discarding());
                int status = answer.statusCode();
                if (status < FAILED && status != TOO_MANY) {
                    return result(notice, status);
                }
            } catch (IOException unheard) {
                LOG.atDebug().addKeyValue("reason", unheard.getClass().getSimpleName()).log("a call was not heard");
            } catch (Refused forbidden) {
                return Result.REFUSED;
            } catch (InterruptedException stopped) {
                Thread.currentThread().interrupt();
                return Result.REFUSED;
            }
            if (attempt < PAUSES.length && !pause(PAUSES[attempt])) {
                break;
            }
        }
        LOG.atWarn().addKeyValue("kind", notice.kind()).log("nobody hears a call");
        return Result.REFUSED;
    }

    private static Result result(StoredNotice notice, int status) {
        boolean push = notice.kind().equals(Kind.PUSH.word());
        return status < 300
                ? Result.HEARD
                : push && (status == GONE || status == NOT_FOUND) ? Result.GONE : Result.REFUSED;
    }

    private static boolean pause(Duration time) {
        try {
            Thread.sleep(time);
            return true;
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    private HttpRequest request(StoredNotice notice, Call call) {
        URI address = outside.check(notice.address());
        HttpRequest.Builder request = HttpRequest.newBuilder(address).timeout(PATIENCE);
        return switch (Kind.valueOf(notice.kind().toUpperCase(java.util.Locale.ROOT))) {
            case DISCORD -> json(request, Map.of("content", call.text() + "\n" + call.link(), "allowed_mentions",
                    Map.of("parse", new String[0])));
            case SLACK -> json(request, Map.of("text", escaped(call.text()) + "\n<" + call.link() + ">"));
            case NTFY -> request.header("Title", "Cydonia").header("Click", call.link())
                    .header("Content-Type", "text/plain; charset=utf-8").POST(BodyPublishers.ofString(call.text()))
                    .build();
            case JSON -> json(request, told(call));
            case PUSH -> vapid.request(request, address, notice.secrets(), notice.link(),
                    JSON.writeValueAsString(Map.of("title", "Cydonia", "body", call.text(), "link", call.link(), "tag",
                            call.table())));
        };
    }

    private static Map<String, Object> told(Call call) {
        Map<String, Object> told = new LinkedHashMap<>();
        told.put("event", "turn");
        told.put("table", call.table());
        told.put("game", call.game());
        told.put("seat", call.seat());
        told.put("text", call.text());
        told.put("link", call.link());
        return told;
    }

    /** What would be markup there. */
    private static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }

    private static HttpRequest json(HttpRequest.Builder request, Object body) {
        return request.header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(JSON.writeValueAsString(body))).build();
    }

    @Override
    public void close() {
        http.shutdownNow();
    }
}
