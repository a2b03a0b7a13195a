import { draftPrefix, removePrefixed } from "../lib/private-storage.ts";
import type { Session } from "./session.ts";
import type { EndReason } from "./core.ts";

/**
 * Ends that wipe the drafts: the player logged out, was refused, or was inactive for so long that somebody else may
 * be using the device. After any other end the player can sign in again and continue with the form.
 */
const final: ReadonlySet<EndReason> = new Set(["logged-out", "inactivity", "refused", "closed", "another-player"]);

/**
 * Wipes the drafts of all forms when a session has ended for good, in this tab or another one (each tab has its own
 * drafts). Call it once, at boot. Returns a function that stops it.
 */
export function forgetDraftsAtLogOut(
  session: Pick<Session, "end" | "onCleared">,
  wipe: () => void = () => removePrefixed([draftPrefix]),
): () => void {
  const wipeIfFinal = (reason: EndReason | undefined) => {
    if (reason && final.has(reason)) wipe();
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
