package cydonia.server.web;

import cydonia.engine.Refused;
import cydonia.engine.Text;
import cydonia.server.page.NoticesPage;
import cydonia.tables.notice.Caller;
import cydonia.tables.room.Tokens;
import cydonia.tables.storage.StoredNotice;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.net.URI;
import java.util.List;
import java.util.Optional;

/** How people want to be called to their tables. */
final class NoticeRoutes {

    private final Caller caller;
    private final Pages pages;
    private final Guard guard;

    NoticeRoutes(Caller caller, Pages pages, Guard guard) {
        this.caller = caller;
        this.pages = pages;
        this.guard = guard;
    }

    void add(RoutesConfig routes) {
        routes.get("/notices", context -> show(context, Optional.empty()));
        routes.post("/notices", this::webhook);
        routes.post("/notices/push", this::push);
        routes.post("/notices/{id}/remove", this::remove);
    }

    private void show(Context context, Optional<Text> problem) {
        Visitor visitor = Visitor.of(context);
        List<NoticesPage.Row> rows = visitor.token().map(token -> caller.of(visitor.hash())).orElse(List.of()).stream()
                .map(notice -> new NoticesPage.Row(notice.id(), notice.kind(), where(notice), notice.everyone(),
                        notice.quiet()))
                .toList();
        context.contentType("text/html; charset=utf-8").result(pages.notices(
                new NoticesPage(visitor.language(), rows, caller.vapid().publicKey(), problem)));
    }

    /** What comes after the name of the place is a secret there. */
    private static String where(StoredNotice notice) {
        return String.valueOf(URI.create(notice.address()).getHost());
    }

    private void webhook(Context context) {
        guard.ration(Guard.Costly.NOTICE, context);
        try {
            add(context, field(context, "kind"), field(context, "address"), "");
            context.redirect("/notices", HttpStatus.SEE_OTHER);
        } catch (Refused refused) {
            show(context.status(HttpStatus.UNPROCESSABLE_CONTENT), Optional.of(refused.why()));
        }
    }

    private void push(Context context) {
        guard.ration(Guard.Costly.NOTICE, context);
        add(context, "push", field(context, "endpoint"), field(context, "p256dh") + " " + field(context, "auth"));
        context.status(HttpStatus.NO_CONTENT);
    }

    private void add(Context context, String kind, String address, String secrets) {
        String token = Visitor.of(context).welcome(context);
        caller.add(new StoredNotice("", Tokens.sha256(token), kind, address, secrets,
                context.formParam("everyone") != null, Visitor.of(context).language().code(),
                PageRoutes.origin(context), field(context, "quiet")));
    }

    private void remove(Context context) {
        Visitor visitor = Visitor.of(context);
        visitor.token().ifPresent(token -> caller.remove(context.pathParam("id"), visitor.hash()));
        context.redirect("/notices", HttpStatus.SEE_OTHER);
    }

    private static String field(Context context, String name) {
        return Optional.ofNullable(context.formParam(name)).orElse("");
    }
}
