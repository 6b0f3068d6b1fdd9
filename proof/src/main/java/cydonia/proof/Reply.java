package cydonia.proof;

import java.nio.charset.StandardCharsets;

/** What a server answered. */
@SuppressWarnings("ArrayRecordComponent") // read once, never compared
record Reply(int status, byte[] body) {

    String text() {
        return new String(body, StandardCharsets.UTF_8);
    }
}
