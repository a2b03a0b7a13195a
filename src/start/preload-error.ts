import { withTimeout } from "../lib/with-timeout.ts";
import { visitStorage } from "../lib/storage.ts";
import { updateHolds } from "../pwa/defer-updates.ts";

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

/** Milliseconds that the server has to answer. A later reload would surprise the player. */
const answerWithinMs = 8_000;

/**
 * Reloads the page when a chunk cannot be loaded, usually because the server has a newer build than the page. It does
 * not reload while the server does not answer, while the page is held (game, submission, form), or again shortly after a
 * reload. It does not reload a page that is being left either: Firefox and WebKit then reject pending imports, and a
 * reload would cancel the navigation. The error reaches the component that imported the chunk in any case.
 */
export function reloadOnPreloadError(reload: () => void = () => location.reload()): void {
  let leftAt = -Infinity;
  window.addEventListener("beforeunload", () => {
    leftAt = performance.now();
  });
  const isFree = () => performance.now() - leftAt >= leavingMs && updateHolds.get() === 0;
  window.addEventListener("vite:preloadError", ({ payload }) => {
    // If an error's message says that a module is missing, the router reloads the page at once. Offline, that would show the
    // browser's error page, and it could interrupt a payment. With this prefix, the router does not recognise the error.
    payload.message = `Not loaded: ${payload.message}`;
    void reloadIfItHelps();
  });

  async function reloadIfItHelps(): Promise<void> {
    if (!navigator.onLine || !isFree()) return;
    if (!hasJustReloaded() && !((await serverAnswers()) && isFree())) return;
    const failsAgain = hasJustReloaded();
    // If the visit's storage fails, nothing would stop a loop of reloads.
    if (visitStorage.write(key, String(Date.now())) && !failsAgain) reload();
  }
}

function hasJustReloaded(): boolean {
  return Date.now() - Number(visitStorage.read(key) ?? 0) < guardMs;
}

/**
 * Whether a reload would find the site. A network can be dead while the browser says that it is online, and many chunks
 * are requested before the player asks for their page. A reload would then replace a readable page by the browser's
 * error page. The worker never answers for its own script.
 */
async function serverAnswers(): Promise<boolean> {
  const answer = await withTimeout(fetch("/sw.js", { method: "HEAD", cache: "no-store" }), answerWithinMs);
  return answer?.ok === true;
}
