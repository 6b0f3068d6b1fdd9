package cydonia.server.page;

import cydonia.engine.Language;
import cydonia.engine.Profile;
import cydonia.engine.Seat;

/**
 * What an invite link shows, or an open table: nothing is taken before the guest says yes with a {@code name}.
 *
 * @param address
 *            where that is posted to: {@code /join/{token}} or {@code /open/{table}}
 */
public record JoinPage(Language language, String address, String host, Profile profile, Seat seat) {
}
