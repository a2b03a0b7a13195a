import { type FirstScreenCopy, firstScreenCache, firstScreenId, firstScreenKey } from "../lib/first-screen-copy.ts";
import { pageIsIdle } from "../lib/page-is-idle.ts";

/**
 * Milliseconds that a copy stays valid, so that a returning player does not see content the operator has long
 * switched off.
 */
const longestMs = 24 * 60 * 60 * 1000;
/** Milliseconds between two checks whether everything on the screen has loaded, and the maximum number of checks. */
const intervalMs = 1_000;
const tries = 15;

/** How many pictures are loaded eagerly. A phone's browser draws SVG pictures slowly and one after the other. */
const atOnce = 4;

/**
 * Stores the first screen of `page`, which is the home page at its top, for the next visit once everything on it has
 * loaded. Never rejects. Returns a cancel function.
 *
 * @param until returns when something on the screen expires, in milliseconds since the epoch.
 */
export function keepFirstScreen(page: HTMLElement, until: () => number): () => void {
  let left = tries;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = async () => {
    await pageIsIdle();
    if (!page.isConnected || left === 0) return;
    left -= 1;
    const screen = firstScreenOf(page);
    if (screen) await store(screen, until()).catch(() => undefined);
    else timer = setTimeout(() => void look(), intervalMs);
  };
  // The copy that this visit started with has been hidden since the app rendered.
  document.getElementById(firstScreenId)?.remove();
  // Only the worker uses the copy. Without one, such as after the kill switch, nothing is stored.
  const start = () => void look();
  if ("caches" in window) {
    waiting.add(start);
    void startWithWorker();
  }
  return () => {
    waiting.delete(start);
    left = 0;
    clearTimeout(timer);
  };
}

/** What waits for the worker. */
const waiting = new Set<() => void>();

/**
 * Starts what waits for the worker. Apart from `keepFirstScreen`, because a promise keeps everything around its callbacks
 * as long as it is pending: where no worker becomes ready, it would keep each home page that was ever shown.
 */
async function startWithWorker(): Promise<void> {
  try {
    await navigator.serviceWorker.ready;
  } catch {
    return;
  }
  for (const start of waiting) start();
  waiting.clear();
}

/** Deletes the stored copy. Call it when the next visit must not start with it, such as after a change of language. */
export async function dropFirstScreen(): Promise<void> {
  if ("caches" in window) await caches.delete(firstScreenCache);
}

async function store(screen: HTMLElement, until: number): Promise<void> {
  const { lang } = document.documentElement;
  const copy: FirstScreenCopy = {
    html: screen.outerHTML,
    styles: stylesheetsOf(screen),
    language: lang,
    until: Math.min(until, Date.now() + longestMs),
  };
  if (copy.styles.length === 0) return;
  const cache = await caches.open(firstScreenCache);
  await cache.put(firstScreenKey, new Response(JSON.stringify(copy), { headers: { "content-type": "application/json" } }));
}

/**
 * The paths of the stylesheets that `screen` needs. The app's own comes first, as first-screen-copy.ts requires. By now
 * the page has also loaded the styles of what is below the screen. Each of them would delay the next visit's first paint.
 */
function stylesheetsOf(screen: HTMLElement): string[] {
  const used = new Set([screen, ...screen.querySelectorAll("[class]")].flatMap(({ classList }) => [...classList]));
  const links = Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][href]'));
  const ofApp = links.filter((link) => "appStyles" in link.dataset);
  const others = links.filter((link) => !ofApp.includes(link) && link.sheet && hasClassOf(link.sheet, used));
  return [...ofApp, ...others].map(({ href }) => new URL(href).pathname);
}

/** Whether a rule of `rules`, or a rule within one (such as a media query), names one of the classes. */
function hasClassOf(rules: CSSStyleSheet | CSSGroupingRule, classes: ReadonlySet<string>): boolean {
  return Array.from(rules.cssRules).some((rule) => {
    const named = rule instanceof CSSStyleRule ? rule.selectorText.matchAll(/\.([\w-]+)/g) : [];
    if (Array.from(named).some(([, name = ""]) => classes.has(name))) return true;
    return "cssRules" in rule && hasClassOf(rule as CSSGroupingRule, classes);
  });
}

/**
 * Whether `element` is on the screen when the page and its rows are scrolled to their start. The parent of `element`
 * must be on the screen.
 */
function isOnScreen(element: Element): boolean {
  if (element.localName === "dialog") return false;
  const { top, height } = element.getBoundingClientRect();
  const isEmpty = height === 0 && element.childElementCount > 0;
  return !isEmpty && top + scrollY < innerHeight && leftOf(element) < rightEdgeAround(element);
}

/**
 * The right edge of the area in which `element` is visible, in pixels from the left edge of the page: that of the screen, or of
 * the parent if the parent clips its content, as a row that scrolls does.
 */
function rightEdgeAround({ parentElement: parent }: Element): number {
  if (!parent || getComputedStyle(parent).overflowX === "visible") return innerWidth;
  return Math.min(innerWidth, leftOf(parent) + parent.clientWidth);
}

/** Distance from the left edge of the page in pixels, ignoring sideways scrolling of the rows. */
function leftOf(element: Element): number {
  let left = 0;
  let box = element.closest<HTMLElement>("*:not(svg, svg *)");
  while (box) {
    left += box.offsetLeft;
    box = box.offsetParent as HTMLElement | null;
  }
  return left;
}

/** Whether `element` is a placeholder, or a picture that has not loaded. */
function isOnItsWay(element: Element): boolean {
  return element.hasAttribute("data-place") || (element instanceof HTMLImageElement && !element.complete);
}

/**
 * Copies `page` in the shell's box. Leaves out what is not on the first screen and what is private (`data-private`).
 * Returns undefined while something on the screen is still loading. Elements beyond the screen are not inspected: the
 * browser skips their layout (content-visibility), and reading it would force that layout.
 */
function firstScreenOf(page: HTMLElement): HTMLElement | undefined {
  const screen = document.createElement("div");
  // The copy needs the styles of the parent element and has none of its own.
  screen.className = page.parentElement?.className ?? "";
  if (!copyInto(screen, page)) return undefined;
  screen.querySelectorAll("img").forEach((image, index) => {
    image.loading = index < atOnce ? "eager" : "lazy";
  });
  return screen;
}

/** Returns false if a part of `original` that is on the screen is still loading. */
function copyInto(parent: Element, original: Element): boolean {
  // The next person to open the site must not see a player's private data.
  if (original.hasAttribute("data-private") || !isOnScreen(original)) return true;
  if (isOnItsWay(original)) return false;
  const isDrawing = original instanceof SVGElement;
  const copy = original.cloneNode(isDrawing) as Element;
  // The content security policy blocks style attributes.
  copy.removeAttribute("style");
  copy.removeAttribute("id");
  parent.append(copy);
  if (isDrawing) return true;
  return Array.from(original.childNodes).every((child) => {
    if (child instanceof Element) return copyInto(copy, child);
    copy.append(child.cloneNode());
    return true;
  });
}
