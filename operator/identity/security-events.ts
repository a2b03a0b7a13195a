import { type Kysely, sql } from "kysely";
import type { SecurityEventKind } from "../../src/contract/user-security-events.ts";
import { inTransaction } from "../database/in-transaction.ts";
import type { Database } from "../database/schema.ts";
import type { CallContext } from "../core/call-context.ts";
import { Refusal } from "../core/refusal.ts";
import { isMailed, securityMail, sendMail } from "../messages/mail.ts";
import { knownDevice } from "./device-name.ts";
import type { Caller } from "../core/session.ts";
import { after } from "./sessions.ts";
import { networkOf } from "./rate-limits.ts";

/**
 * What anybody may repeat without being let in. The same attempt from the same place within an hour is one event with a number,
 * so that a thief cannot push the other events off the player's list.
 */
const counted: ReadonlySet<SecurityEventKind> = new Set<SecurityEventKind>([
  "wrong-password",
  "wrong-code",
  "login-refused",
  "step-up-refused",
  "session-ended",
  "reset-asked",
]);
const countedWithinMs = 3_600_000;

/** When something happened, and from where. Without a caller, the back office did it. */
export interface Occasion {
  readonly now: Date;
  readonly brand: string;
  readonly caller?: Caller;
}

/**
 * Records what happened to an account, and mails the player about a change of what protects it. Call it in the transaction of
 * a change, so that neither happens without the other. For an id that no player has it does the same work, so that the
 * response time does not reveal whether the account exists.
 */
export async function recordEvent(
  db: Kysely<Database>,
  playerId: string,
  kind: SecurityEventKind,
  { now, brand, caller }: Occasion,
): Promise<void> {
  const network = caller ? networkOf(caller.ip) : null;
  const device = caller ? knownDevice(caller.userAgent) : null;
  await sql`
    with again as (
      update security_event set times = times + 1, at = ${now}
      where id = (
        select max(id) from security_event
        where ${counted.has(kind)} and player_id = ${playerId} and kind = ${kind} and at > ${after(now, -countedWithinMs)}
          and network is not distinct from ${network} and device is not distinct from ${device}
      )
      returning id
    )
    insert into security_event (player_id, kind, made_by, network, device, at)
    select id, ${kind}, ${caller ? "player" : "office"}, ${network}::text, ${device}::text, ${now}::timestamptz
    from player where id = ${playerId} and not exists (select from again)
  `.execute(db);
  if (isMailed(kind)) await sendMail(db, playerId, securityMail(brand, kind), now);
}

/** Applies a change to an account and records it. Does neither if `change` resolves with false. */
export function changeAndRecord(
  context: Occasion & { readonly db: Kysely<Database> },
  playerId: string,
  kind: SecurityEventKind,
  change: (db: Kysely<Database>) => Promise<boolean>,
): Promise<boolean> {
  return inTransaction(context.db, async (transaction) => {
    const changed = await change(transaction);
    if (changed) await recordEvent(transaction, playerId, kind, context);
    return changed;
  });
}

/**
 * Does `work`, and records it if it is refused: after its transaction, which the refusal undid. An attempt beyond a rate limit is
 * none.
 */
export async function recordRefusal<Result>(
  context: CallContext,
  playerId: string,
  kind: SecurityEventKind,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const isAttempt = error instanceof Refusal && error.code !== 429;
    if (isAttempt) await recordEvent(context.db, playerId, kind, context);
    throw error;
  }
}

/** Removes a player's passkeys. If there were any, the removal is recorded and the player is mailed. */
export async function removeAllPasskeys(db: Kysely<Database>, playerId: string, occasion: Occasion): Promise<void> {
  const { numDeletedRows } = await db.deleteFrom("passkey").where("player_id", "=", playerId).executeTakeFirst();
  if (numDeletedRows > 0n) await recordEvent(db, playerId, "passkeys-removed", occasion);
}
