package cydonia.server.page;

import cydonia.engine.Language;
import cydonia.engine.Profile;
import cydonia.engine.Seat;

/**
 * What an invite link shows: nothing is taken before the guest says yes with {@code POST /join/{token}} and a
 * {@code name}.
 */
public record JoinPage(Language language, String token, String host, Profile profile, Seat seat) {
}
