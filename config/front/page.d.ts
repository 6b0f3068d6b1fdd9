// What the scripts may rely on beyond the language and the browser: the pages are ours, so more is known of them than of
// any page. Nothing of this reaches a browser; DataContractTest sees to it that the pages keep to it.

export {};

/** What a heard event happened to. Few events happen to the document itself, which has no closest(): see the ?. there. */
type On<E, T = HTMLElement> = E & { readonly target: T };

/** These are on every page whose scripts look for them. */
type Always = "table" | "board" | "prompt" | "offline" | "announce" | "tip" | "replay" | "review" | "notices" | "no-push" | "denied"
  | "since" | "rules-h" | "inspector" | "retrace" | "sure";

/** These are in everything that scripts look for them in. */
type AlwaysIn = "main" | "b" | "p" | "output" | "#since ol" | ".saying" | ".steppers" | ".doing" | ".met" | ".text" | ".none" | ".who"
  | ".rules-in" | ".sentence" | ".om-go" | "#board" | "#film" | "#prompt" | "[data-hand]" | "[data-hand-count]" | "[data-step-of]" | "[data-question]";

declare global {
  /** Attributes that scripts read only where they are always written; all others may be missing. */
  interface DOMStringMap {
    about: string;
    after: string;
    amounts: string;
    at: string;
    copy: string;
    cost: string;
    do: string;
    done: string;
    events: string;
    eyes: string;
    filter: string;
    hand: string;
    handCount: string;
    keys: string;
    moreOf: string;
    name: string;
    none: string;
    note: string;
    point: string;
    points: string;
    retrace: string;
    rules: string;
    secret: string;
    sift: string;
    size: string;
    some: string;
    start: string;
    step: string;
    stepOf: string;
    stop: string;
    tag: string;
    terms: string;
    told: string;
    until: string;
    uses: string;
    version: string;
    view: string;
    words: string;
  }

  interface Document {
    getElementById(id: "slide" | "rules-search"): HTMLInputElement;
    getElementById(id: "picked"): HTMLButtonElement;
    getElementById(id: "push"): HTMLFormElement;
    getElementById(id: "new-table"): HTMLFormElement | null;
    getElementById(id: "coach"): HTMLDetailsElement | null;
    getElementById(id: Always): HTMLElement;
    addEventListener(type: "updated" | "viewed", heard: () => unknown): void;
    addEventListener(type: "moved", heard: (event: CustomEvent<string[]>) => unknown): void;
    addEventListener(type: "input" | "change", heard: (event: On<Event, HTMLInputElement>) => unknown): void;
    addEventListener(type: "submit", heard: (event: On<SubmitEvent, HTMLFormElement>) => unknown, capture?: boolean): void;
    addEventListener(type: "click", heard: (event: On<PointerEvent>) => unknown, capture?: boolean): void;
    addEventListener<K extends keyof DocumentEventMap>(
      type: K, heard: (event: On<DocumentEventMap[K]>) => unknown, how?: boolean | AddEventListenerOptions): void;
  }

  /** Whatever scripts look at lies in something. */
  interface HTMLElement {
    readonly parentElement: HTMLElement;
  }

  interface HTMLFormElement {
    addEventListener(type: "change", heard: (event: On<Event, HTMLInputElement>) => unknown): void;
  }

  interface ParentNode {
    querySelector(selectors: "input" | `input[${string}`): HTMLInputElement;
    querySelector(selectors: "button" | `button[${string}` | "[data-play]" | `[data-retrace=${string}`): HTMLButtonElement;
    querySelector(selectors: "link[rel=manifest]"): HTMLLinkElement;
    querySelector(selectors: AlwaysIn): HTMLElement;
    querySelector<E extends Element = HTMLElement>(selectors: string): E | null;
    querySelectorAll(selectors: "input" | `input[${string}` | "[data-filter]" | "[data-absolute]"): NodeListOf<HTMLInputElement>;
    querySelectorAll(selectors: "button" | `button[${string}` | "[data-by]" | "[data-more]" | "[data-amounts]"): NodeListOf<HTMLButtonElement>;
    querySelectorAll(selectors: "[data-ago]" | "[data-left]"): NodeListOf<HTMLTimeElement>;
    querySelectorAll(selectors: "[data-preset]"): NodeListOf<HTMLAnchorElement>;
    querySelectorAll<E extends Element = HTMLElement>(selectors: string): NodeListOf<E>;
  }

  interface Element {
    closest(selectors: "[data-mix]" | "[data-means]" | ".timeleft" | ".tm" | "#outlook .saying"): HTMLElement;
    closest<E extends Element = HTMLElement>(selectors: string): E | null;
    cloneNode(deep?: boolean): this;
  }
}
