import { draftPrefix } from "../../lib/private-storage.ts";
import { removePrefixed } from "../../lib/remove-prefixed.ts";
import type { Session } from "../../session/session.ts";
import type { EndReason } from "../../session/state.ts";

/**
 * After these what was typed is wiped: the player left on purpose, is refused, or has been away for so long that
 * somebody else may sit there. Otherwise the session was only lost, and the player comes back to the form.
 */
const final: ReadonlySet<EndReason> = new Set(["logged-out", "inactivity", "refused", "another-player"]);

/**
 * Wipes the drafts of all forms when a session has ended for good, in this tab or another (each tab has its own
 * drafts). Once, at boot. The result ends it.
 */
export function forgetDraftsAtLogOut(
  session: Pick<Session, "end" | "onCleared">,
  wipe: () => void = () => removePrefixed([draftPrefix]),
): () => void {
  const wipeIfFinal = (reason: EndReason | undefined) => {
    if (reason && final.has(reason)) wipe();
  };
  // A log-out in another tab may first look like something taken "elsewhere", and then say what it was.
  const endings = [
    session.onCleared(({ reason }) => wipeIfFinal(reason)),
    session.end.subscribe(() => wipeIfFinal(session.end.get()?.reason)),
  ];
  return () => {
    for (const end of endings) end();
  };
}
