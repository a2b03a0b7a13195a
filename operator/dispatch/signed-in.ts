import type { Session } from "../sessions/session.ts";
import type { CallContext } from "./handler.ts";
import { anonymousUser } from "./refusal.ts";

/** The session that a player's call came with. Refuses the call when there is none. */
export function signedIn({ session, language }: CallContext): Session {
  if (!session) throw anonymousUser(language);
  return session;
}
