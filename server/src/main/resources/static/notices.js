// Lets this browser be called when it is its visitor's turn.
const form = () => document.getElementById("push");

export function notices() {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  document.querySelector("input[name=quiet]").placeholder = `22-7 ${zone}`;
  if (!("serviceWorker" in navigator) || !("PushManager" in window)) {
    return;
  }
  form().hidden = false;
  document.getElementById("no-push").hidden = true;
  form().addEventListener("submit", async (event) => {
    event.preventDefault();
    try {
      await subscribe();
      location.reload();
    } catch {
      document.getElementById("denied").hidden = false;
    }
  });
}

async function subscribe() {
  if ((await Notification.requestPermission()) !== "granted") {
    throw new Error("denied");
  }
  await navigator.serviceWorker.register(new URL("sw.js", document.querySelector("link[rel=manifest]").href));
  const worker = await navigator.serviceWorker.ready;
  const key = document.getElementById("notices").dataset.pushKey;
  const made = /** @type {any} */ (await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })).toJSON();
  const fields = new URLSearchParams({ endpoint: made.endpoint, p256dh: made.keys.p256dh, auth: made.keys.auth });
  const answer = await fetch(form().getAttribute("action") ?? "", { method: "POST", body: fields });
  if (!answer.ok) {
    throw new Error(answer.statusText);
  }
}
