package cydonia.cli.load;

import cydonia.engine.Seat;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.List;

/** Where bots send what they ask for, and who is told of every move that was acknowledged. */
interface Door {

    HttpResponse<String> send(HttpRequest.Builder request, String path) throws IOException, InterruptedException;

    default void acknowledged(String table, int version, Seat seat, List<String> actions) {
        // whoever measures only wants to know how long it took
    }

    /** One server that is always there. */
    static Door to(HttpClient http, String address) {
        return (request, path) -> http.send(request.uri(URI.create(address + path)).build(), BodyHandlers.ofString());
    }
}
