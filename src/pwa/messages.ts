import { askWorker, onWorkerMessage } from "../lib/worker-link.ts";
import { done } from "../lib/worker-messages.ts";
import { reloadWhenFree } from "./reload.ts";

/** Log-out: whatever is not public leaves the worker's caches. Always resolves, within seconds. */
export async function clearPrivateCaches(): Promise<void> {
  await askWorker({ type: "CLEAR_PRIVATE" });
}

/**
 * The kill switch: tells the worker that this page will reload by itself, and does so once no game and no payment is
 * open in it.
 *
 * @param onKilled runs before that; until the reload nothing may register a worker again.
 */
export function obeyKillSwitch(onKilled: () => void): void {
  onWorkerMessage((message, reply) => {
    if (message.type !== "KILLED") return;
    reply?.postMessage(done);
    onKilled();
    reloadWhenFree();
  });
}
