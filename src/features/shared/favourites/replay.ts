import type { QueryClient } from "@tanstack/react-query";
import { changes } from "./changes.ts";
import { sendChange, type Sent } from "./send-change.ts";

/**
 * Sends the changes that were made without a network, in their order, with the session of now. Stops at the
 * first that still finds none, and with its player. Resolves with how each ended; never rejects.
 */
export async function replayChanges(queryClient: QueryClient): Promise<readonly Sent[]> {
  const ended: Sent[] = [];
  for (const change of changes.get().values()) {
    if (!change.waiting) continue;
    const sent = await sendChange(queryClient, change);
    ended.push(sent);
    if (sent.kind === "waiting" || sent.kind === "another-player") break;
  }
  return ended;
}
