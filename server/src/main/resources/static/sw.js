// Shows what the server calls for, and opens the table of it. Nothing is kept: pages always come from the server.
self.addEventListener("push", (event) => {
  let call = {};
  try {
    call = event.data.json();
  } catch {
    // an empty call is a call
  }
  event.waitUntil(
    self.registration.showNotification(call.title ?? "Cydonia", {
      body: call.body ?? "",
      tag: call.tag ?? "cydonia",
      icon: new URL("static/icon.svg", self.registration.scope).href,
      data: call.link ?? self.registration.scope,
    }),
  );
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data));
});

async function open(link) {
  const windows = await self.clients.matchAll({ type: "window" });
  const there = windows.find((window) => window.url.startsWith(link));
  return there ? there.focus() : self.clients.openWindow(link);
}
