// It types what getEntriesByType returns.
/// <reference types="web-vitals" />
import { sitePath } from "../lib/site-path.ts";
import { visitStorage } from "../lib/storage.ts";

/** Not standardised, so TypeScript's DOM library has no types for it. */
interface LaunchQueue {
  readonly setConsumer: (consumer: (launch: { readonly targetURL?: string | null }) => void) => void;
}

declare global {
  interface Window {
    /** Only in Chromium. */
    readonly launchQueue?: LaunchQueue;
  }
}

/** `start_url` of the manifests: what the app's icon launches. */
export const startPath = "/?source=pwa";

/** The last launch of this window. */
const lastKey = "karo.launch";

/**
 * Calls `onPath` when the installed app is launched again while this page is open in its window: by a shortcut, or by a
 * link that the system opens in the app. The browser has only focused the window (`launch_handler` of the manifests).
 * The app's icon names no page, so it leaves the player where they were. Launches from before this call are not lost:
 * the browser keeps them.
 */
export function watchLaunches(onPath: (path: string) => void): void {
  // The browser passes on what it has kept before `setConsumer` returns.
  let isKept = true;
  window.launchQueue?.setConsumer(({ targetURL }) => {
    const path = ownPath(targetURL ?? "");
    const isShown = isKept && isAnswered(path);
    visitStorage.write(lastKey, path ?? "");
    if (path !== undefined && path !== startPath && !isShown) onPath(path);
  });
  isKept = false;
}

/**
 * Whether a launch that the browser has kept needs no navigation: the document was loaded for it, or the browser
 * repeats it after a reload, as some versions of Chromium do, when the player may have moved on.
 */
function isAnswered(path: string | undefined): boolean {
  const [loaded] = performance.getEntriesByType("navigation");
  if (!loaded) return false;
  return (
    withoutHash(path) === withoutHash(ownPath(loaded.name)) ||
    (loaded.type === "reload" && path === visitStorage.read(lastKey))
  );
}

/** The path of an address of this site; undefined for any other address. */
function ownPath(address: string): string | undefined {
  const { origin } = location;
  return address.startsWith(`${origin}/`) ? sitePath(address.slice(origin.length)) : undefined;
}

function withoutHash(path: string | undefined): string | undefined {
  return path?.replace(/#.*/s, "");
}
