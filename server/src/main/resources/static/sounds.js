// Quiet sounds for those who want them: a tile, a card, and that it is my turn. Made here, switched on in the menu.

const KEY = "sounds";
let on = recall();
/** @type {AudioContext} */
let audio;
let mine = myTurn();

export function sounds() {
  label();
  document.addEventListener("click", (event) => {
    if (event.target.closest?.("[data-sounds]")) {
      on = !on;
      remember();
      label();
      on && bell(0, 660, 0.12);
    }
  });
  document.addEventListener("moved", ({ detail }) => {
    if (on && detail.includes("tile")) {
      thud();
    } else if (on && detail.includes("card")) {
      rustle();
    }
  });
  document.addEventListener("updated", () => {
    label();
    const now = myTurn();
    if (on && now && !mine) {
      bell(0.1, 523, 0.18);
      bell(0.22, 784, 0.25);
    }
    mine = now;
  });
}

function myTurn() {
  return document.getElementById("table")?.classList.contains("mine") ?? false;
}

function label() {
  document.querySelectorAll("[data-sounds]").forEach((button) => button.setAttribute("aria-pressed", String(on)));
}

/**
 * A browser lets a page sound only after its person has done something; until then it stays silent.
 * @type {() => AudioContext}
 */
function stage() {
  audio ??= new AudioContext();
  audio.resume();
  return audio;
}

/**
 * Something that begins softly, fades, and ends.
 * @type {(source: AudioScheduledSourceNode, volume: number, length: number, delay?: number) => void}
 */
function sound(source, volume, length, delay = 0) {
  const at = stage().currentTime + delay;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(volume, at + 0.01);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  source.connect(gain).connect(audio.destination);
  source.start(at);
  source.stop(at + length);
}

/** @type {(frequency: number, form: OscillatorType) => OscillatorNode} */
function tone(frequency, form) {
  const source = stage().createOscillator();
  source.type = form;
  source.frequency.value = frequency;
  return source;
}

/** @type {(delay: number, frequency: number, length: number) => void} */
function bell(delay, frequency, length) {
  sound(tone(frequency, "sine"), 0.06, length, delay);
}

function thud() {
  sound(tone(110, "triangle"), 0.12, 0.16, 0.16);
}

function rustle() {
  const rate = stage().sampleRate;
  const noise = audio.createBuffer(1, rate * 0.12, rate);
  noise.getChannelData(0).forEach((_, at, all) => (all[at] = (Math.random() * 2 - 1) * (1 - at / all.length)));
  const source = audio.createBufferSource();
  source.buffer = noise;
  sound(source, 0.03, 0.12);
}

function recall() {
  try {
    return localStorage.getItem(KEY) === "on";
  } catch {
    return false;
  }
}

function remember() {
  try {
    localStorage.setItem(KEY, on ? "on" : "off");
  } catch {
    // lasts as long as the page
  }
}
