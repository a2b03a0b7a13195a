import { call } from "../../api/call.ts";
import { endOfError, type WriteEnd } from "../../api/write-end.ts";
import { userSessionRevoke } from "../../contract/user.ts";

export type EndOfSessions = WriteEnd<typeof userSessionRevoke>;

/** Ends sessions. Stops at the first that could not be ended. One that is closed already is what the player wants. */
export async function endSessions(ids: readonly string[], player: string | undefined): Promise<EndOfSessions> {
  for (const id of ids) {
    try {
      await call(userSessionRevoke, { id }, player ? { player } : {});
    } catch (error) {
      const end = endOfError(userSessionRevoke, error);
      if (!(end.kind === "refused" && end.failure.kind === "refused" && end.failure.code === 404)) return end;
    }
  }
  return { kind: "done", success: undefined, earlier: false };
}
