import { visitStorage } from "../lib/storage.ts";
import { updateHolds } from "./hold-updates.ts";

const key = "karo.preload-reload";

/** Milliseconds in which a second reload would not help either. Longer than what fails is left before it is tried again. */
const guard = 5 * 60_000;

/** How long a page counts as being left. A navigation that the player stops leaves the page as it was. */
const leavingMs = 10_000;

/**
 * Reloads the page when a part of it cannot be loaded: most often the server has a newer build than the
 * page. Not offline, not during a game or a payment, and not twice in a row, nor while it keeps failing; then the
 * error goes on to the screen that wanted the part. Not while the page is being left either: Firefox and WebKit then
 * reject the imports under way, and a reload would take the place of the navigation.
 */
export function reloadOnPreloadError(reload: () => void = () => location.reload()): void {
  let leftAt = -Infinity;
  window.addEventListener("beforeunload", () => {
    leftAt = performance.now();
  });
  window.addEventListener("vite:preloadError", (event) => {
    if (performance.now() - leftAt < leavingMs) return;
    if (!navigator.onLine || updateHolds.get().length > 0) return;
    const now = Date.now();
    const failing = now - Number(visitStorage.read(key) ?? 0) < guard;
    // Where the visit cannot be remembered nothing would stop a chain of reloads.
    if (!visitStorage.write(key, String(now)) || failing) return;
    event.preventDefault();
    reload();
  });
}
