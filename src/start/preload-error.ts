import { visitStorage } from "../platform/storage.ts";
import { updateHolds } from "../platform/hold-updates.ts";

const key = "karo.preload-reload";

/**
 * Milliseconds after a reload during which another one would not help. Longer than the pause before a failed load is
 * retried.
 */
const guardMs = 5 * 60_000;

/**
 * Milliseconds that a page counts as being left after `beforeunload`. A navigation that the player stops leaves the
 * page open.
 */
const leavingMs = 10_000;

/**
 * Reloads the page when a chunk cannot be loaded, usually because the server has a newer build than the page. It does
 * not reload offline, while the page is held (game, payment, form), or again shortly after a reload. The error then
 * reaches the component that imported the chunk. It does not reload a page that is being left either: Firefox and
 * WebKit then reject pending imports, and a reload would cancel the navigation.
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
    const failing = now - Number(visitStorage.read(key) ?? 0) < guardMs;
    // If the visit's storage fails, nothing would stop a loop of reloads.
    if (!visitStorage.write(key, String(now)) || failing) return;
    event.preventDefault();
    reload();
  });
}
