package cydonia.server.web;

import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** A browser as far as the server can tell: it keeps cookies, sends forms and says where they come from. */
final class Client {

    private static final HttpClient HTTP = HttpClient.newHttpClient();
    /** An answer that never ends, such as a stream opened by mistake, fails the test and does not hold it up. */
    private static final Duration LONGEST_ANSWER = Duration.ofMinutes(2);

    private final String origin;
    private final Map<String, String> cookies = new TreeMap<>();
    private final Map<String, String> headers = new TreeMap<>(Map.of("Accept-Language", "en"));

    Client(int port) {
        this.origin = "http://127.0.0.1:" + port;
    }

    String origin() {
        return origin;
    }

    Client with(String header, String value) {
        headers.put(header, value);
        return this;
    }

    String cookie(String name) {
        return cookies.getOrDefault(name, "");
    }

    HttpResponse<String> get(String path) {
        return send(request(path).GET());
    }

    HttpResponse<String> post(String path, Map<String, String> fields) {
        String body = fields.entrySet().stream().map(field -> encode(field.getKey()) + "=" + encode(field.getValue()))
                .collect(Collectors.joining("&"));
        return send(request(path).header("Content-Type", "application/x-www-form-urlencoded").header("Origin", origin)
                .POST(BodyPublishers.ofString(body)));
    }

    /** Sends a file as a form does. */
    HttpResponse<String> upload(String path, String field, String content) {
        String boundary = "-----a-boundary";
        String body = "--" + boundary + "\r\nContent-Disposition: form-data; name=\"" + field
                + "\"; filename=\"game.json\"\r\nContent-Type: application/json\r\n\r\n" + content + "\r\n--" + boundary
                + "--\r\n";
        return send(request(path).header("Content-Type", "multipart/form-data; boundary=" + boundary)
                .header("Origin", origin).POST(BodyPublishers.ofString(body)));
    }

    HttpResponse<String> json(String path, String body) {
        return send(request(path).header("Content-Type", "application/json").header("Origin", origin)
                .POST(BodyPublishers.ofString(body)));
    }

    HttpResponse<String> send(HttpRequest.Builder builder) {
        try {
            HttpResponse<String> response = HTTP.sendAsync(builder.build(), BodyHandlers.ofString())
                    .get(LONGEST_ANSWER.toSeconds(), TimeUnit.SECONDS);
            response.headers().allValues("Set-Cookie").forEach(cookie -> {
                Matcher pair = Pattern.compile("([^=]+)=([^;]*).*").matcher(cookie);
                if (pair.matches()) {
                    cookies.put(pair.group(1), pair.group(2));
                }
            });
            return response;
        } catch (ExecutionException | TimeoutException failed) {
            throw new AssertionError(failed);
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw new AssertionError(stopped);
        }
    }

    HttpRequest.Builder request(String path) {
        HttpRequest.Builder builder = HttpRequest.newBuilder(URI.create(origin + path));
        headers.forEach(builder::header);
        if (!cookies.isEmpty()) {
            builder.header("Cookie", cookies.entrySet().stream().map(c -> c.getKey() + "=" + c.getValue())
                    .collect(Collectors.joining("; ")));
        }
        return builder;
    }

    private static String encode(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8);
    }
}
