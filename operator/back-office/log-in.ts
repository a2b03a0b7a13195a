/** The two steps of a staff member's log-in: the password, then the authenticator's code. */
import type { Kysely } from "kysely";
import { inPasswordQueue } from "../identity/passwords.ts";
import { verifyPassword } from "../identity/password-hash.ts";
import { inTransaction } from "../database/in-transaction.ts";
import type { Database } from "../database/schema.ts";
import type { CallContext } from "../core/call-context.ts";
import { isUnused, matchingStep, readAuthenticator } from "../identity/second-factor.ts";
import { forgetAttempts, enforceRateLimit, limits, networkOf } from "../identity/rate-limits.ts";
import { writeAudit } from "./audit.ts";
import { closeStaffSession, type Member, openStaffSession, staffKey } from "./members.ts";

type LoggingIn = Pick<CallContext, "db" | "now" | "language" | "caller">;

/**
 * Checks a name and a password. Returns the secret of a session that waits for the code, or undefined if they are wrong. An
 * unknown name takes the same time.
 *
 * @throws Refusal (429) after too many attempts, Busy when too many passwords are being checked.
 */
export async function checkStaffPassword(
  context: LoggingIn,
  name: string,
  password: string,
): Promise<string | undefined> {
  const { db, now, caller } = context;
  const network = networkOf(caller.ip);
  const subject = `${staffKey(name)} ${network}`;
  await enforceRateLimit(context, limits.staffLoginsOfNetwork, network);
  await enforceRateLimit(context, limits.staffLogin, subject);
  const found = await db
    .selectFrom("staff")
    .select(["id", "password_hash", "is_locked"])
    .where("name_key", "=", staffKey(name))
    .executeTakeFirst();
  const isRight = await inPasswordQueue(context, () => verifyPassword(password, found?.password_hash ?? undefined));
  if (found && isRight && !found.is_locked) {
    await forgetAttempts(db, limits.staffLogin, subject);
    return openStaffSession(db, found.id, now, true);
  }
  if (found) await writeAudit(db, found.id, { kind: "log-in-refused", details: network }, now);
  return undefined;
}

/**
 * Checks the code of a session that waits for it. Returns the secret of the session that takes its place, or undefined for a
 * wrong code or one that was used before.
 *
 * @throws Refusal (429) after too many wrong codes.
 */
export async function acceptStaffCode(
  context: LoggingIn,
  member: Member,
  waiting: string,
  code: string,
): Promise<string | undefined> {
  const { db, now, caller } = context;
  await enforceRateLimit(context, limits.staffCode, member.id);
  return inTransaction(db, async (transaction) => {
    if (!(await isUnusedCode(transaction, member.id, code, now))) {
      await writeAudit(transaction, member.id, { kind: "log-in-refused", details: networkOf(caller.ip) }, now);
      return undefined;
    }
    await forgetAttempts(transaction, limits.staffCode, member.id);
    await closeStaffSession(transaction, waiting);
    await writeAudit(transaction, member.id, { kind: "log-in", details: networkOf(caller.ip) }, now);
    return openStaffSession(transaction, member.id, now);
  });
}

/** Marks the code as used, in one statement, so that of two log-ins with the same code only one succeeds. */
async function isUnusedCode(db: Kysely<Database>, staffId: string, code: string, now: Date): Promise<boolean> {
  const { totp_secret } = await db
    .selectFrom("staff")
    .select("totp_secret")
    .where("id", "=", staffId)
    .executeTakeFirstOrThrow();
  const step =
    totp_secret === null ? undefined : matchingStep(readAuthenticator(db, `staff ${staffId}`, totp_secret), code, now);
  if (step === undefined) return false;
  const { numUpdatedRows } = await db
    .updateTable("staff")
    .set({ totp_last_step: step })
    .where("id", "=", staffId)
    .where("totp_secret", "=", totp_secret)
    .where(isUnused(step, now))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
