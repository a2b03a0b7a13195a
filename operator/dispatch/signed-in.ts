import type { Session } from "../sessions/session.ts";
import type { CallContext } from "./handler.ts";
import { anonymousUser } from "./refusal.ts";

/** The session of a player's call. Refuses calls without one. */
export function signedIn({ session, language }: CallContext): Session {
  if (!session) throw anonymousUser(language);
  return session;
}
