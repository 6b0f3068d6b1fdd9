package cydonia.ai.wrong;

import cydonia.server.wrong.WrongServer;

/** A player that knows the server. */
public final class WrongAi {
    public Object of(WrongServer server) {
        return server;
    }
}
