import type { Kysely } from "kysely";
import { messages } from "../../src/contract/envelope.ts";
import type { Database } from "../database/schema.ts";
import { Refusal } from "../dispatch/refusal.ts";
import { type FoundSession, findSession, isOver, isRefreshable, isUsable, touch } from "./find-session.ts";
import type { Session } from "./session.ts";
import type { OpenedBlock } from "./user-block.ts";

/** The only calls that a session may make before its second factor (contract.md, user/login). */
const beforeTheCode: ReadonlySet<string> = new Set([
  "user/check_ga",
  "user/sms_send",
  "user/sms_validate",
  "user/logout",
]);

/**
 * The session of a call's `user` block. Undefined when nobody is signed in: no session has these values, or it may
 * not make this call before its second factor.
 *
 * @throws Refusal when the session has expired or was revoked, or the account is inactive.
 */
export async function authenticate(
  db: Kysely<Database>,
  block: OpenedBlock | undefined,
  call: string,
  now: Date,
): Promise<Session | undefined> {
  const session = block && (await findSession(db, block, now));
  if (!session) return undefined;
  if (!(await isGoodFor(db, session, call, now))) throw new Refusal(messages.sessionExpired);
  if (session.status !== "active") throw new Refusal(messages.inactiveAccount);
  if (session.awaits && !beforeTheCode.has(call)) return undefined;
  await touch(db, session, now);
  const { id, playerId, awaits, keyHash } = session;
  return { id, playerId, awaits, keyHash };
}

async function isGoodFor(db: Kysely<Database>, session: FoundSession, call: string, now: Date) {
  // An expired session could still be refreshed, so it must be possible to end it.
  if (call === "user/logout") return session.revokedAt === null;
  if (isOver(session, now)) return false;
  return call === "system/ping" ? isRefreshable(db, session, now) : isUsable(session, now);
}
