package cydonia.proof;

import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Locale;

/**
 * One connection to a server, over which one thing after the other is asked. It knows as much of HTTP as our servers
 * speak: whoever measures them on the same machine must take little of it.
 */
final class Wire implements AutoCloseable {

    private static final int HEX = 16;
    private static final int STATUS = "HTTP/1.1 ".length();
    private static final int STATUS_END = STATUS + 3;

    private final Socket socket = new Socket();
    private final InputStream in;
    private final byte[] buffer = new byte[1 << 14];
    private int from;
    private int to;

    Wire(InetSocketAddress server, Duration patience) throws IOException {
        try {
            socket.setTcpNoDelay(true);
            socket.connect(server, (int) patience.toMillis());
            socket.setSoTimeout((int) patience.toMillis());
            in = socket.getInputStream();
        } catch (IOException failed) {
            socket.close();
            throw failed;
        }
    }

    Reply send(Ask ask) throws IOException {
        socket.getOutputStream().write(ask.bytes());
        String first = line();
        int length = 0;
        boolean inChunks = false;
        for (String line = line(); !line.isEmpty(); line = line()) {
            String header = line.toLowerCase(Locale.ROOT);
            if (header.startsWith("content-length:")) {
                length = Integer.parseInt(header.substring(header.indexOf(':') + 1).strip());
            }
            inChunks |= header.startsWith("transfer-encoding:") && header.endsWith("chunked");
        }
        return new Reply(Integer.parseInt(first, STATUS, STATUS_END, 10), inChunks ? chunks() : bytes(length));
    }

    private byte[] chunks() throws IOException {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        for (int length = chunk(); length > 0; length = chunk()) {
            all.writeBytes(bytes(length));
            line();
        }
        line();
        return all.toByteArray();
    }

    private int chunk() throws IOException {
        return Integer.parseInt(line(), HEX);
    }

    private byte[] bytes(int length) throws IOException {
        byte[] bytes = new byte[length];
        for (int at = 0; at < length;) {
            fill();
            int some = Math.min(to - from, length - at);
            System.arraycopy(buffer, from, bytes, at, some);
            from += some;
            at += some;
        }
        return bytes;
    }

    private String line() throws IOException {
        StringBuilder line = new StringBuilder();
        while (true) {
            fill();
            int end = from;
            while (end < to && buffer[end] != '\n') {
                end++;
            }
            line.append(new String(buffer, from, end - from, StandardCharsets.ISO_8859_1));
            boolean whole = end < to;
            from = whole ? end + 1 : end;
            if (whole) {
                return line.toString().stripTrailing();
            }
        }
    }

    private void fill() throws IOException {
        if (from == to) {
            from = 0;
            to = Math.max(0, in.read(buffer));
            if (to == 0) {
                throw new EOFException("the server hung up");
            }
        }
    }

    @Override
    public void close() {
        try {
            socket.close();
        } catch (IOException gone) {
            // it is closed one way or the other
        }
    }
}
