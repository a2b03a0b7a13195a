import { visitStorage } from "../lib/storage.ts";
import { updateHolds } from "./hold-updates.ts";

const key = "karo.preload-reload";

/** Milliseconds in which a second reload would not help either. Longer than what fails is left before it is tried again. */
const guard = 5 * 60_000;

/** Milliseconds after which a page that is still there was not left: the player stayed, or it was a download. */
const leavingMs = 10_000;

/**
 * Reloads the page when a part of it cannot be loaded: most often the server has a newer build than the
 * page. Not offline, not during a game or a payment, and not twice in a row, nor while it keeps failing; then the
 * error goes on to the screen that wanted the part. Not while the player leaves the page either: Firefox lets what is
 * still loading fail then, and a reload would take the place of the page that they go to.
 */
export function reloadOnPreloadError(reload: () => void = () => location.reload()): void {
  let leftAt = -Infinity;
  window.addEventListener("beforeunload", () => (leftAt = Date.now()));
  window.addEventListener("vite:preloadError", (event) => {
    const now = Date.now();
    if (!navigator.onLine || updateHolds.get().length > 0 || now - leftAt < leavingMs) return;
    const failing = now - Number(visitStorage.read(key) ?? 0) < guard;
    // Where the visit cannot be remembered nothing would stop a chain of reloads.
    if (!visitStorage.write(key, String(now)) || failing) return;
    event.preventDefault();
    reload();
  });
}
