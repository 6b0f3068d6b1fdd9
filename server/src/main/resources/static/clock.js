// How long ago something was, in the reader's words, kept true while the page stays open.

const UNITS = [["day", 86400], ["hour", 3600], ["minute", 60]];

export function clock() {
  tell();
  setInterval(tell, 30000);
  document.addEventListener("updated", tell);
}

function tell() {
  const words = new Intl.RelativeTimeFormat(document.documentElement.lang, { numeric: "auto", style: "short" });
  for (const time of document.querySelectorAll("[data-ago]")) {
    const seconds = Math.max(0, (Date.now() - Date.parse(time.dateTime)) / 1000);
    const [unit, size] = UNITS.find(([, long]) => seconds >= long) ?? ["second", 1];
    time.textContent = words.format(unit === "second" ? 0 : -Math.floor(seconds / size), unit);
  }
}
