/** One-time links for staff. Only their hashes are stored. */
import type { Kysely } from "kysely";
import { addDays } from "../lib/calendar.ts";
import { inTransaction } from "../database/in-transaction.ts";
import type { Database } from "../database/schema.ts";
import { matchingStep, newTotpSecret, readAuthenticator, storedAuthenticator } from "../identity/second-factor.ts";
import { hashSecret, newSecret } from "../lib/secret.ts";
import { openStaffSession } from "./members.ts";

/** How long a member has for the set-up, in days. */
export const setUpDays = 1;
const demoLinkMs = 10 * 60_000;

/** A new set-up link's token for a member. It takes the place of earlier ones. */
export async function newSetUpToken(db: Kysely<Database>, staffId: string, now: Date): Promise<string> {
  await db.deleteFrom("staff_link").where("staff_id", "=", staffId).execute();
  return newToken(db, staffId, addDays(now, setUpDays));
}

/** The path of the page where a member chooses a password and sets up an authenticator. */
export function setUpPath(token: string): string {
  return `/operator/set-up?token=${token}`;
}

/** The path that logs the demo's administrator in, once and within 10 minutes. Undefined if there is none, or it is locked. */
export async function newDemoPath(db: Kysely<Database>, now: Date): Promise<string | undefined> {
  const demo = await db
    .selectFrom("staff")
    .select("id")
    .where("is_demo", "=", true)
    .where("is_locked", "=", false)
    .executeTakeFirst();
  if (!demo) return undefined;
  return `/operator/enter?token=${await newToken(db, demo.id, new Date(now.getTime() + demoLinkMs))}`;
}

async function newToken(db: Kysely<Database>, staffId: string, expiresAt: Date): Promise<string> {
  const token = newSecret();
  await db
    .insertInto("staff_link")
    .values({ hash: hashSecret(token), staff_id: staffId, totp_draft: null, expires_at: expiresAt })
    .execute();
  return token;
}

/** Redeems a link of `newDemoPath`. Returns the member's id and the session's secret, or undefined if the link is not valid. */
export function enterDemo(db: Kysely<Database>, token: string, now: Date) {
  return inTransaction(db, async (transaction) => {
    const spent = await transaction
      .deleteFrom("staff_link")
      .using("staff")
      .whereRef("staff.id", "=", "staff_link.staff_id")
      .where("staff.is_demo", "=", true)
      .where("staff_link.hash", "=", hashSecret(token))
      .where("staff_link.expires_at", ">", now)
      .returning("staff_id")
      .executeTakeFirst();
    if (!spent) return undefined;
    return { staffId: spent.staff_id, session: await openStaffSession(transaction, spent.staff_id, now) };
  });
}

/** A member who sets up, with a secret for the authenticator. */
export interface SettingUp {
  readonly staffId: string;
  readonly name: string;
  readonly secret: string;
  /** The secret as it is stored. */
  readonly draft: string;
}

/**
 * Reads a set-up link. With `isFirstLook` it makes a new secret for the authenticator, so that whoever opened the link before
 * does not know the secret that the member sets up. Undefined if the link is not valid.
 */
export async function settingUp(
  db: Kysely<Database>,
  token: string,
  now: Date,
  isFirstLook: boolean,
): Promise<SettingUp | undefined> {
  const hash = hashSecret(token);
  const found = await db
    .selectFrom("staff_link")
    .innerJoin("staff", "staff.id", "staff_link.staff_id")
    .select(["staff_id as staffId", "name", "totp_draft as draft"])
    .where("hash", "=", hash)
    .where("expires_at", ">", now)
    .where("is_demo", "=", false)
    .where("is_locked", "=", false)
    .executeTakeFirst();
  if (!found) return undefined;
  const owner = `staff ${found.staffId}` as const;
  const draft = isFirstLook ? storedAuthenticator(db, owner, newTotpSecret()) : found.draft;
  if (draft === null) return undefined;
  if (isFirstLook) await db.updateTable("staff_link").set({ totp_draft: draft }).where("hash", "=", hash).execute();
  return { ...found, draft, secret: readAuthenticator(db, owner, draft) };
}

/**
 * Completes the set-up: stores the password and the authenticator, spends the link, and opens a session, whose secret it
 * returns. Undefined if the code is wrong or the link was used meanwhile.
 */
export async function completeSetUp(
  db: Kysely<Database>,
  token: string,
  { staffId, secret, draft, code, passwordHash }: SettingUp & { readonly code: string; readonly passwordHash: string },
  now: Date,
): Promise<string | undefined> {
  const step = matchingStep(secret, code, now);
  if (step === undefined) return undefined;
  return inTransaction(db, async (transaction) => {
    const { numDeletedRows } = await transaction
      .deleteFrom("staff_link")
      .where("hash", "=", hashSecret(token))
      .where("totp_draft", "=", draft)
      .executeTakeFirst();
    if (numDeletedRows === 0n) return undefined;
    await transaction
      .updateTable("staff")
      .set({ password_hash: passwordHash, totp_secret: draft, totp_last_step: step })
      .where("id", "=", staffId)
      .execute();
    return openStaffSession(transaction, staffId, now);
  });
}
