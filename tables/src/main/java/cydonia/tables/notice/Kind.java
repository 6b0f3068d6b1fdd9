package cydonia.tables.notice;

import cydonia.engine.Refused;
import cydonia.engine.Text;
import java.net.URI;
import java.util.Arrays;
import java.util.Locale;

/** What listens at the address of a notice. */
public enum Kind {
    DISCORD, SLACK, NTFY, JSON, PUSH;

    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Reads the word for it; where nothing is said, the address tells. */
    public static Kind of(String word, URI address) {
        if (word.isEmpty()) {
            String host = String.valueOf(address.getHost());
            return host.endsWith("discord.com") || host.endsWith("discordapp.com")
                    ? DISCORD
                    : host.endsWith("slack.com") ? SLACK : host.startsWith("ntfy.") ? NTFY : JSON;
        }
        return Arrays.stream(values()).filter(kind -> kind != PUSH && kind.word().equals(word)).findFirst()
                .orElseThrow(() -> new Refused(Text.of("“%s” is none of: discord, slack, ntfy, json.",
                        "« %s » n’est ni discord, ni slack, ni ntfy, ni json.", word)));
    }
}
