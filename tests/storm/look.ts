import type { Page } from "@playwright/test";
import { pause } from "./pause.ts";

/** What a player sees of the page at one moment. */
export interface Look {
  /** There is no text at all. */
  readonly empty: boolean;
  /** The app has not yet replaced what index.html or the worker brought. */
  readonly starting: boolean;
  /** What is loading: skeletons on screen, and busy controls. */
  readonly waiting: readonly string[];
  /** The error messages on screen. */
  readonly errors: readonly string[];
  /** The names of the buttons and links on screen that try again. */
  readonly ways: readonly string[];
  /** Headings, named regions, links of the shell, and whether pictures and amounts of money are there. */
  readonly shape: readonly string[];
  /** The first words, for reports. */
  readonly words: string;
}

/** Matches the names of buttons that try again, in either language. */
export const tryAgain = /tekrar |yenile(yin)?$|again|^(reload|refresh)/i;

/** Reads the page as it is now; undefined while it is being replaced by another document. */
export async function lookAt(page: Page): Promise<Look | undefined> {
  return page.evaluate(readPage, { source: tryAgain.source, flags: tryAgain.flags }).catch(() => undefined);
}

/** Waits until nothing is loading and the page has stayed the same for a while, and returns that look. */
export async function whenAtRest(page: Page): Promise<Look> {
  const atRestMs = 2_000;
  const givesUpAt = performance.now() + 60_000;
  let last = "";
  let since = performance.now();
  for (;;) {
    const look = await lookAt(page);
    const shape = JSON.stringify(look?.shape);
    if (!look || look.waiting.length > 0 || look.starting || shape !== last) since = performance.now();
    last = shape;
    if (look && performance.now() - since > atRestMs) return look;
    if (performance.now() > givesUpAt) throw new Error(`${page.url()} does not come to rest: ${JSON.stringify(look)}`);
    await pause(500);
  }
}

/** Runs in the page, so it must be self-contained. */
function readPage({ source, flags }: { source: string; flags: string }) {
  const again = new RegExp(source, flags);
  const all = (selector: string) => Array.from(document.querySelectorAll<HTMLElement>(selector));
  const onScreen = (element: Element) => {
    const { width, height, top, bottom } = element.getBoundingClientRect();
    return (
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      width > 0 &&
      height > 0 &&
      top < innerHeight &&
      bottom > 0
    );
  };
  const nameOf = (element: HTMLElement) =>
    (element.getAttribute("aria-label") ?? element.textContent ?? "")
      .trim()
      .replace(/\d[\d.,]*/g, "#")
      .slice(0, 60);
  const named = (selector: string) =>
    all(selector)
      .filter((element) => element.checkVisibility() && nameOf(element))
      .map((element) => `${element.tagName} ${nameOf(element)}`);
  const root = document.getElementById("root");
  const skeleton = root?.querySelector(":scope > .sk") !== null;
  // The words of index.html for an app that does not start lie over the skeleton.
  const starting =
    skeleton &&
    !document.querySelector("#start-problem a")?.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const words = (document.body?.innerText ?? "").trim();
  return {
    empty: words === "",
    starting,
    waiting: all("[data-place], [aria-busy='true']")
      .filter(onScreen)
      .map(
        (element) =>
          nameOf(element.closest<HTMLElement>("section, main, header, footer") ?? element) || element.tagName,
      ),
    errors: all("[role='alert']")
      .filter(onScreen)
      .map((element) => (element.textContent ?? "").slice(0, 80))
      .filter(Boolean),
    ways: all("button:enabled, a[href], input[type=submit]")
      .filter((element) => onScreen(element) && again.test(nameOf(element)))
      .map(nameOf),
    shape: skeleton
      ? []
      : [
          ...named("h1, h2, main section[aria-label], header a, header button, nav a"),
          ...all("main section[aria-label]")
            .filter((element) => element.checkVisibility() && element.querySelector("img"))
            .map((element) => `pictures of ${nameOf(element)}`),
          ...(all("main ul img").some(onScreen) ? ["picture"] : []),
          ...(all("data").some(onScreen) ? ["amount"] : []),
        ],
    words: words.replace(/\s+/g, " ").slice(0, 160),
  };
}

/** Whether the page shows everything in `reference`. */
export function isWhole(look: Look, reference: ReadonlySet<string>): boolean {
  return missing(look, reference).length === 0 && look.waiting.length === 0 && !look.starting;
}

/** What the page lacks of `reference`. */
export function missing(look: Look, reference: ReadonlySet<string>): readonly string[] {
  const there = new Set(look.shape);
  return [...reference].filter((part) => !there.has(part));
}
