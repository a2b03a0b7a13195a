import { type FirstScreenCopy, firstScreenCache, firstScreenId, firstScreenKey } from "../lib/first-screen-copy.ts";
import { pageIsIdle } from "../lib/page-is-idle.ts";

/** Milliseconds: what the operator switched off since is not shown to a player who was long away. */
const longest = 24 * 60 * 60 * 1000;
/** Milliseconds between two looks at whether everything on the screen is there, and how often to look. */
const interval = 1_000;
const tries = 15;

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
    if (isComplete(page)) await store(page, until()).catch(() => undefined);
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

async function store(page: HTMLElement, until: number): Promise<void> {
  const { lang } = document.documentElement;
  const copy: FirstScreenCopy = {
    html: firstScreenOf(page).outerHTML,
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

/** With the page at its top, and its rows at their beginning. */
function isOnScreen(element: Element): boolean {
  if (element.closest("dialog")) return false;
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

/** Whether no place of something on its way is on the screen, and no picture that has not come. */
function isComplete(page: HTMLElement): boolean {
  const waiting = Array.from(page.querySelectorAll<HTMLElement>("[data-place], img")).filter(isOnScreen);
  return waiting.every((element) => element instanceof HTMLImageElement && element.complete);
}

/** `page` in the box of the shell, without what is not on its first screen, or not for everybody (`data-private`). */
function firstScreenOf(page: HTMLElement): HTMLElement {
  const screen = document.createElement("div");
  // Its frame's styles, of which it has none of its own.
  screen.className = page.parentElement?.className ?? "";
  const copy = page.cloneNode(true) as HTMLElement;
  const originals = page.querySelectorAll("*");
  const unseen = Array.from(copy.querySelectorAll("*")).filter((_element, index) => {
    const original = originals[index];
    return original && !isOnScreen(original);
  });
  for (const element of unseen) element.remove();
  // What is a player's own is nothing for whoever opens the site next.
  for (const element of copy.querySelectorAll("[data-private]")) element.remove();
  for (const element of copy.querySelectorAll("*")) {
    // The content security policy lets no style attribute through.
    element.removeAttribute("style");
    element.removeAttribute("id");
    if (element instanceof HTMLImageElement) element.loading = "eager";
  }
  screen.append(copy);
  return screen;
}
