package cydonia.server.web;

/**
 * What one address may ask for.
 *
 * @param requestsPerSecond
 *            on the long run
 * @param tablesPerHour
 *            how many one host may make
 * @param proxies
 *            who is believed about the address of a visitor
 */
public record Limits(int requestsPerSecond, int tablesPerHour, Proxies proxies) {
}
