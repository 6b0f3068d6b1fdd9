// Shows what the server calls for, and opens the table of it. Nothing is kept: pages always come from the server.
const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

worker.addEventListener("push", (event) => {
  /** @type {{ title?: string, body?: string, tag?: string, link?: string }} */
  let call = {};
  try {
    call = /** @type {PushMessageData} */ (event.data).json();
  } catch {
    // an empty call is a call
  }
  event.waitUntil(
    worker.registration.showNotification(call.title ?? "Cydonia", {
      body: call.body ?? "",
      tag: call.tag ?? "cydonia",
      icon: new URL("static/icon.svg", worker.registration.scope).href,
      data: call.link ?? worker.registration.scope,
    }),
  );
});

worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data));
});

/** @type {(link: string) => Promise<WindowClient | null>} */
async function open(link) {
  const windows = await worker.clients.matchAll({ type: "window" });
  const there = windows.find((window) => window.url.startsWith(link));
  return there ? there.focus() : worker.clients.openWindow(link);
}
