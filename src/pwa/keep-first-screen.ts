import { type FirstScreenCopy, firstScreenCache, firstScreenId, firstScreenKey } from "../lib/first-screen-copy.ts";
import { pageIsIdle } from "../lib/page-is-idle.ts";

/** Milliseconds: what the operator switched off since is not shown to a player who was long away. */
const longest = 24 * 60 * 60 * 1000;
/** Milliseconds between two looks at whether everything on the screen is there, and how often to look. */
const interval = 1_000;
const tries = 15;

/** How many pictures the first paint waits for: drawings (SVG) take a phone's browser long, one after the other. */
const atOnce = 4;

/**
 * Keeps the first screen of `page`, the home page at its top, for the next visit, once all on it has come.
 * Never rejects. The result gives it up.
 *
 * @param until the moment (milliseconds since the epoch) from which something on it no longer holds.
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
    else timer = setTimeout(() => void look(), interval);
  };
  // The one that this visit began with has been hidden since the app is there.
  document.getElementById(firstScreenId)?.remove();
  if ("caches" in window && navigator.serviceWorker) void look();
  return () => {
    left = 0;
    clearTimeout(timer);
  };
}

/** What a visit with another language or another first page must not begin with. */
export async function dropFirstScreen(): Promise<void> {
  if ("caches" in window) await caches.delete(firstScreenCache);
}

async function store(screen: HTMLElement, until: number): Promise<void> {
  const { lang } = document.documentElement;
  const copy: FirstScreenCopy = {
    html: screen.outerHTML,
    styles: stylesheets(),
    language: lang,
    until: Math.min(until, Date.now() + longest),
  };
  if (copy.styles.length === 0) return;
  const cache = await caches.open(firstScreenCache);
  await cache.put(firstScreenKey, new Response(JSON.stringify(copy), { headers: { "content-type": "application/json" } }));
}

/** The app's own comes first (first-screen-copy.ts). */
function stylesheets(): string[] {
  const links = Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][href]'));
  const ofApp = links.filter((link) => "appStyles" in link.dataset);
  return [...ofApp, ...links.filter((link) => !ofApp.includes(link))].map(({ href }) => new URL(href).pathname);
}

/** With the page at its top, and its rows at their beginning. Of an element whose parent is on the screen. */
function isOnScreen(element: Element): boolean {
  if (element.localName === "dialog") return false;
  const { top, height } = element.getBoundingClientRect();
  const isEmpty = height === 0 && element.childElementCount > 0;
  return !isEmpty && top + scrollY < innerHeight && leftOf(element) < innerWidth;
}

/** Pixels from the page's edge, however far the rows around it are scrolled sideways. */
function leftOf(element: Element): number {
  let left = 0;
  let box = element.closest<HTMLElement>("*:not(svg, svg *)");
  while (box) {
    left += box.offsetLeft;
    box = box.offsetParent as HTMLElement | null;
  }
  return left;
}

/** A place of something on its way, or a picture that has not come. */
function isOnItsWay(element: Element): boolean {
  return element.hasAttribute("data-place") || (element instanceof HTMLImageElement && !element.complete);
}

/**
 * `page` in the box of the shell, without what is not on its first screen, or not for everybody (`data-private`);
 * undefined while something on it is on its way. What lies beyond the screen is not looked into: the browser has not laid it out (content-visibility),
 * and would have to now.
 */
function firstScreenOf(page: HTMLElement): HTMLElement | undefined {
  const screen = document.createElement("div");
  // Its frame's styles, of which it has none of its own.
  screen.className = page.parentElement?.className ?? "";
  if (!copyInto(screen, page)) return undefined;
  screen.querySelectorAll("img").forEach((image, index) => {
    image.loading = index < atOnce ? "eager" : "lazy";
  });
  return screen;
}

/** False when something of `original` that is on the screen is on its way. */
function copyInto(parent: Element, original: Element): boolean {
  // What is a player's own is nothing for whoever opens the site next.
  if (original.hasAttribute("data-private") || !isOnScreen(original)) return true;
  if (isOnItsWay(original)) return false;
  const isDrawing = original instanceof SVGElement;
  const copy = original.cloneNode(isDrawing) as Element;
  // The content security policy lets no style attribute through.
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
