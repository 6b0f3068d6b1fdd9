package cydonia.server.web;

/**
 * What one address may ask for.
 *
 * @param requestsPerSecond
 *            on the long run
 * @param tablesPerHour
 *            how many one host may make
 * @param behindProxy
 *            whether the address of a visitor is the one a proxy tells
 */
public record Limits(int requestsPerSecond, int tablesPerHour, boolean behindProxy) {
}
