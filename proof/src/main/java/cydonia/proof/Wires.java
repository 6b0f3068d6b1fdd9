package cydonia.proof;

import java.io.EOFException;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.SocketException;
import java.time.Duration;
import java.util.Deque;
import java.util.concurrent.ConcurrentLinkedDeque;

/** Connections to one server, kept open from one question to the next. */
final class Wires implements Door {

    private final InetSocketAddress server;
    private final Duration patience;
    private final Deque<Wire> idle = new ConcurrentLinkedDeque<>();

    Wires(int port, Duration patience) {
        this.server = new InetSocketAddress(InetAddress.getLoopbackAddress(), port);
        this.patience = patience;
    }

    /** What nobody has used for a while the server may have closed: then it is asked anew. */
    @Override
    public Reply send(Ask ask) throws IOException {
        Wire kept = idle.poll();
        if (kept != null) {
            try {
                return send(kept, ask);
            } catch (EOFException | SocketException closed) {
                // asked anew below; commands have keys, so nothing is done twice
            }
        }
        return send(new Wire(server, patience), ask);
    }

    private Reply send(Wire wire, Ask ask) throws IOException {
        boolean well = false;
        try {
            Reply reply = wire.send(ask);
            well = true;
            return reply;
        } finally {
            if (well) {
                idle.push(wire);
            } else {
                wire.close();
            }
        }
    }

    @Override
    public void close() {
        idle.forEach(Wire::close);
        idle.clear();
    }
}
