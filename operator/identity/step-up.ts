import type { Kysely } from "kysely";
import { stepUpCode, type StepUpMethod } from "../../src/contract/envelope.ts";
import { accountOf } from "./accounts.ts";
import { recordEvent } from "./security-events.ts";
import { inTransaction } from "../database/in-transaction.ts";
import type { Database } from "../database/schema.ts";
import type { CallContext } from "../core/call-context.ts";
import { Refusal, signedIn } from "../core/refusal.ts";
import { relyingPartyOf } from "./passkeys.ts";
import { texts } from "../texts/texts.ts";
import { after, lifetimesMs } from "./sessions.ts";

/** Records that the player of this session has just proved to be the owner of the account. */
export async function noteProof(context: CallContext): Promise<void> {
  const { id, playerId } = signedIn(context);
  await inTransaction(context.db, async (db) => {
    await db.updateTable("session").set({ proved_at: context.now }).where("id", "=", id).execute();
    await recordEvent(db, playerId, "step-up", context);
  });
}

/**
 * Refuses a change unless the player of the session logged in or stepped up within the last five minutes. Whoever holds an unlocked
 * phone has a session, but not the password, a code or a passkey.
 *
 * @throws Refusal (428) with the methods by which the account's owner can step up.
 */
export async function requireProof(context: CallContext): Promise<void> {
  const { db, now, language } = context;
  const proved = await db
    .selectFrom("session")
    .select("id")
    .where("id", "=", signedIn(context).id)
    .where("proved_at", ">", after(now, -lifetimesMs.proved))
    .executeTakeFirst();
  if (proved) return;
  throw new Refusal(texts.stepUp.needed[language], { code: stepUpCode, data: { methods: await methodsOf(context) } });
}

async function methodsOf(context: CallContext): Promise<StepUpMethod[]> {
  const { playerId } = signedIn(context);
  const { two_factor } = await accountOf(context.db, playerId);
  const site = relyingPartyOf(context);
  const passkey =
    site &&
    (await context.db
      .selectFrom("passkey")
      .select("id")
      .where("player_id", "=", playerId)
      .where("rp_id", "=", site.id)
      .executeTakeFirst());
  return ["password", ...(two_factor === "none" ? [] : ["code" as const]), ...(passkey ? ["passkey" as const] : [])];
}

/** Notes that the player of a signed-in session has just entered an SMS code. */
export async function noteConfirmation(db: Kysely<Database>, sessionId: string, now: Date): Promise<void> {
  await db.updateTable("session").set({ confirmed_at: now }).where("id", "=", sessionId).execute();
}

/** Whether the player of this session entered an SMS code within the last minutes. */
export async function isConfirmed(db: Kysely<Database>, sessionId: string, now: Date): Promise<boolean> {
  const found = await db
    .selectFrom("session")
    .select("id")
    .where("id", "=", sessionId)
    .where("confirmed_at", ">", after(now, -lifetimesMs.confirmed))
    .executeTakeFirst();
  return found !== undefined;
}
