import type { Query, QueryClient } from "@tanstack/react-query";
import type { PersistedAnswers } from "../../persist.ts";
import { draftPrefix, removePrefixed } from "../../lib/private-storage.ts";
import type { ClearedEvent, EndReason } from "../../session/core.ts";
import type { Session } from "../../session/session.ts";
import { wipeDevice } from "./wipe-device.ts";

const isPlayers = ({ meta }: Query) => meta?.["isPlayers"] === true;

/**
 * Removes a player's data from this page at once, and then from everything that the browser stores. Cancels pending
 * calls, so that none of them restores the data.
 */
export async function forgetPlayer(
  queryClient: QueryClient,
  persisted: Pick<PersistedAnswers, "closePlayers">,
  { here, reason }: ClearedEvent,
): Promise<void> {
  persisted.closePlayers();
  void queryClient.cancelQueries({ predicate: isPlayers });
  queryClient.removeQueries({ predicate: isPlayers });
  queryClient.getMutationCache().clear();
  // The tab in which the session ended clears what the tabs share.
  if (here) await wipeDevice(reason);
}

/**
 * Ends that wipe the drafts: the player logged out, was refused, or was inactive for so long that somebody else may
 * be using the device. After any other end the player can sign in again and continue with the form.
 */
const forgetsDrafts: ReadonlySet<EndReason> = new Set([
  "logged-out",
  "inactivity",
  "refused",
  "closed",
  "another-player",
]);

/**
 * Wipes the drafts of all forms when a session has ended for good, in this tab or another one (each tab has its own
 * drafts). Call it once, at boot. Returns a function that stops it.
 */
export function forgetDraftsAtLogOut(
  session: Pick<Session, "end" | "onCleared">,
  wipe: () => void = () => removePrefixed([draftPrefix]),
): () => void {
  const wipeIfFinal = (reason: EndReason | undefined) => {
    if (reason && forgetsDrafts.has(reason)) wipe();
  };
  // A log-out in another tab may first be reported as "elsewhere" and get its real reason afterwards.
  const endings = [
    session.onCleared(({ reason }) => wipeIfFinal(reason)),
    session.end.subscribe(() => wipeIfFinal(session.end.get()?.reason)),
  ];
  return () => {
    for (const end of endings) end();
  };
}
