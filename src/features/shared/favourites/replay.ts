import type { QueryClient } from "@tanstack/react-query";
import { nextToSend, readQueue } from "./changes.ts";
import { sendChange, type Sent } from "./send-change.ts";

/** Milliseconds to wait for another tab, which the browser may have put to sleep in the middle of it. */
const patience = 30_000;

/**
 * Sends the changes that were made without a network, in their order, with the session of now; one tab after the
 * other, so that none is sent twice. Stops at the first that has to go on waiting, and with its player. Resolves
 * with how each ended; never rejects.
 */
export async function replayChanges(queryClient: QueryClient): Promise<readonly Sent[]> {
  const ended: Sent[] = [];
  await aloneAmongTabs(async () => {
    for (;;) {
      // Another tab may have sent some of it, or put more in.
      await readQueue();
      const next = nextToSend();
      if (!next) return;
      const end = await sendChange(queryClient, next);
      ended.push(end);
      if (end.kind === "waiting" || end.kind === "another-player") return;
    }
  });
  return ended;
}

async function aloneAmongTabs(work: () => Promise<void>): Promise<void> {
  // Browsers have locks in secure contexts alone.
  const { locks }: { readonly locks?: LockManager } = navigator;
  if (!locks) return work();
  try {
    await locks.request("karo.send-favourites", { signal: AbortSignal.timeout(patience) }, work);
  } catch {
    // To add or remove a favourite twice is as good as once.
    await work();
  }
}
