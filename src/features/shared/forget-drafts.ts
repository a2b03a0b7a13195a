import { draftPrefix } from "../../lib/private-storage.ts";
import { removePrefixed } from "../../lib/remove-prefixed.ts";
import type { Session } from "../../session/session.ts";
import type { EndReason } from "../../session/state.ts";

/** After these nobody comes back to the forms; otherwise the session was only lost. */
const final: ReadonlySet<EndReason> = new Set(["logged-out", "another-player"]);

/**
 * Wipes the drafts of all forms when a player logs out, in this tab or another (each tab has its own drafts), or
 * somebody else signs in. Once, at boot. The result ends it.
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
