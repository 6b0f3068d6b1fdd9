// How long ago something was and how much time is left, in the reader's words, kept true while the page stays open.

/** @type {[Intl.RelativeTimeFormatUnit, number][]} */
const UNITS = [["day", 86400], ["hour", 3600], ["minute", 60]];
const LITTLE = 300;

// What a countdown said when it came, and when that was: the browser's own clock may be wrong.
/** @type {WeakMap<HTMLTimeElement, { until: string, end: number }>} */
const heard = new WeakMap();

export function clock() {
  tell();
  setInterval(tell, 30000);
  setInterval(countDown, 1000);
  document.addEventListener("updated", tell);
}

function tell() {
  const words = new Intl.RelativeTimeFormat(document.documentElement.lang, { numeric: "auto", style: "short" });
  for (const time of document.querySelectorAll("[data-ago]")) {
    const seconds = Math.max(0, (Date.now() - Date.parse(time.dateTime)) / 1000);
    const [unit, size] = UNITS.find(([, long]) => seconds >= long) ?? ["second", 1];
    time.textContent = words.format(unit === "second" ? 0 : -Math.floor(seconds / size), unit);
  }
  countDown();
}

function countDown() {
  for (const time of document.querySelectorAll("[data-left]")) {
    if (heard.get(time)?.until !== time.dateTime) {
      heard.set(time, { until: time.dateTime, end: performance.now() + 1000 * Number(time.dataset.left) });
    }
    const seconds = Math.max(0, Math.floor(((heard.get(time)?.end ?? 0) - performance.now()) / 1000));
    time.textContent = left(seconds);
    time.closest(".timeleft").classList.toggle("little", seconds < LITTLE);
  }
}

// The two largest units, as the server writes them.
/** @type {(seconds: number) => string} */
function left(seconds) {
  const [days, hours, minutes] = [Math.floor(seconds / 86400), Math.floor(seconds / 3600) % 24, Math.floor(seconds / 60) % 60];
  /** @type {(number: number, unit: string) => string} */
  const part = (number, unit) => (number === 0 ? "" : `\u00a0${number}\u00a0${unit}`);
  if (days > 0) {
    return `${days}\u00a0${document.documentElement.lang === "fr" ? "j" : "d"}${part(hours, "h")}`;
  }
  if (hours > 0) {
    return `${hours}\u00a0h${part(minutes, "min")}`;
  }
  return minutes > 0 ? `${minutes}\u00a0min` : `${seconds}\u00a0s`;
}
