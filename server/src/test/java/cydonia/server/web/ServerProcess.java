package cydonia.server.web;

import cydonia.dunes.Dunes;
import cydonia.server.Server;
import cydonia.tables.room.Tokens;
import cydonia.titles.Games;
import cydonia.titles.Title;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** A server in a process of its own, to be killed. Prints its port. */
final class ServerProcess {

    private ServerProcess() {
    }

    public static void main(String[] args) throws InterruptedException {
        Server server = Server.start(new Server.Settings("127.0.0.1", 0, Path.of(args[0]), Optional.empty(),
                Duration.ZERO, 100_000, 1000, Tokens::seed), new Games(List.of(Title.plain(new Dunes()))));
        System.out.println(server.port());
        Thread.currentThread().join();
    }
}
