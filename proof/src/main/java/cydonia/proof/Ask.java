package cydonia.proof;

import java.nio.charset.StandardCharsets;

/**
 * What a bot asks a server.
 *
 * @param origin
 *            the address it pretends to come from: servers that believe proxies count each bot apart
 * @param body
 *            an object in JSON or the fields of a form; empty where nothing is sent along
 */
record Ask(String method, String path, String token, String origin, String body) {

    byte[] bytes() {
        byte[] sent = body.getBytes(StandardCharsets.UTF_8);
        String head = method + " " + path + " HTTP/1.1\r\nHost: bots\r\nAuthorization: Bearer " + token
                + "\r\nX-Forwarded-For: " + origin
                + (sent.length == 0 ? "" : "\r\nContent-Type: " + type() + "\r\nContent-Length: " + sent.length)
                + "\r\n\r\n";
        byte[] all = new byte[head.length() + sent.length];
        System.arraycopy(head.getBytes(StandardCharsets.US_ASCII), 0, all, 0, head.length());
        System.arraycopy(sent, 0, all, head.length(), sent.length);
        return all;
    }

    private String type() {
        return body.startsWith("{") ? "application/json" : "application/x-www-form-urlencoded";
    }
}
