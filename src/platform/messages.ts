import { askWorker, onWorkerMessage } from "./worker-link.ts";
import { done } from "../lib/worker-messages.ts";
import { reloadWhenFree } from "./reload.ts";

/** Removes everything that is not public from the worker's caches, at log-out. Always resolves, within seconds. */
export async function clearPrivateCaches(): Promise<void> {
  await askWorker({ type: "CLEAR_PRIVATE" });
}

/**
 * Obeys the kill switch: tells the worker that this page reloads itself, then reloads once it has no open game,
 * payment or form.
 *
 * @param onKilled runs before the reload. From then on, nothing may register a worker.
 */
export function obeyKillSwitch(onKilled: () => void): void {
  onWorkerMessage((message, reply) => {
    if (message.type !== "KILLED") return;
    reply?.postMessage(done);
    onKilled();
    reloadWhenFree();
  });
}
