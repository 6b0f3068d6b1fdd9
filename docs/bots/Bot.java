import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.UUID;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * A complete bot for Cydonia in plain Java, without any library: it takes an invitation and plays any game at random.
 *
 * <pre>
 * java Bot.java http://127.0.0.1:8080 INVITATION [NAME]
 * </pre>
 *
 * A bot that looks at the observation will want a JSON library; the few fields needed here are found by their names.
 */
class Bot {

    private static final HttpClient HTTP = HttpClient.newHttpClient();

    private final String server;
    private final Random random = new Random();
    private String token = "";

    Bot(String server) {
        this.server = server;
    }

    public static void main(String[] args) throws Exception {
        if (args.length < 2) {
            System.err.println("java Bot.java http://127.0.0.1:8080 INVITATION [NAME]");
            System.exit(2);
        }
        new Bot(args[0]).play(args[1], args.length > 2 ? args[2] : "Java bot");
    }

    private void play(String invitation, String name) throws IOException, InterruptedException {
        String entered = post("/api/join", "{\"invite\": \"" + invitation + "\", \"name\": \"" + name + "\"}");
        token = field(entered, "token");
        String table = "/api/tables/" + field(entered, "table");
        System.out.println("plays " + field(entered, "seat"));
        // The stream says whenever the table has changed, beginning at once.
        HttpRequest events = request(table + "/events").header("Accept", "text/event-stream").build();
        try (var lines = HTTP.send(events, BodyHandlers.ofLines()).body()) {
            for (var line = lines.filter(l -> l.startsWith("data:")).iterator(); line.hasNext(); line.next()) {
                String state = get(table);
                while (field(state, "phase").equals("playing") && !choices(state).isEmpty()) {
                    state = post(table + "/act", "{\"version\": " + field(state, "version").strip() + ", \"key\": \""
                            + UUID.randomUUID() + "\", \"actions\": [" + choose(state) + "]}");
                    state = state.substring(state.indexOf("\"state\""));
                }
                if (field(state, "phase").equals("over")) {
                    System.out.println(state.substring(state.indexOf("\"outcome\"")));
                    return;
                }
            }
        }
    }

    /** One action; or, where several things are chosen together, some of them: what does not fit is refused. */
    private String choose(String state) {
        List<String> choices = choices(state);
        Collections.shuffle(choices, random);
        int many = state.contains("\"several\"") ? random.nextInt(Math.min(4, choices.size() + 1)) : 1;
        return choices.stream().limit(many).map(action -> "\"" + action + "\"").collect(Collectors.joining(", "));
    }

    private static String field(String json, String name) {
        Matcher field = Pattern.compile("\"" + name + "\":\\s*(?:\"([^\"]*)\"|(\\d+))").matcher(json);
        if (!field.find()) {
            throw new IllegalStateException("no " + name + " in " + json);
        }
        return field.group(1) != null ? field.group(1) : field.group(2);
    }

    /** The actions this seat may take now; none while it waits. */
    private static List<String> choices(String json) {
        int from = json.indexOf("\"choices\"");
        int several = json.indexOf("\"several\"", from);
        String list = json.substring(from, several < 0 ? json.indexOf("\"refusals\"", from) : several);
        List<String> choices = new ArrayList<>();
        Pattern.compile("\"notation\":\\s*\"([^\"]*)\"").matcher(list).results().forEach(m -> choices.add(m.group(1)));
        return choices;
    }

    private String get(String path) throws IOException, InterruptedException {
        return HTTP.send(request(path).build(), BodyHandlers.ofString()).body();
    }

    private String post(String path, String body) throws IOException, InterruptedException {
        return HTTP.send(request(path).header("Content-Type", "application/json").POST(BodyPublishers.ofString(body))
                .build(), BodyHandlers.ofString()).body();
    }

    private HttpRequest.Builder request(String path) {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(server + path)).header("Accept-Language", "en");
        return token.isEmpty() ? request : request.header("Authorization", "Bearer " + token);
    }
}
