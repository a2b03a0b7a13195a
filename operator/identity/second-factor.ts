import { type Kysely, sql, type Updateable } from "kysely";
import { randomInt } from "node:crypto";
import { generateSecret, generateSync, generateURI, verifySync } from "otplib";
import type { TwoFactorMethod } from "../../src/contract/user-items.ts";
import type { Account } from "./accounts.ts";
import type { Database } from "../database/schema.ts";
import { decryptSecret, encryptSecret } from "../database/secrets.ts";
import { hashSecret } from "../lib/secret.ts";

const stepSeconds = 30;

/** Tolerates wrong clocks: the codes of one step before and after are valid, too. */
const driftSeconds = stepSeconds;

/** A new secret of 160 bits, in Base32. */
export function newTotpSecret(): string {
  return generateSecret({ length: 20 });
}

/** The six-digit code of a moment, as in every authenticator app (RFC 6238: SHA-1, steps of 30 s). */
export function totpAt(secret: string, moment: Date): string {
  return generateSync({ secret, epoch: epochOf(moment) });
}

/**
 * The time step (30-second periods since 1970) of this code: the current one, the previous or the next. Undefined for
 * a wrong code.
 */
export function matchingStep(secret: string, code: string, now: Date): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  const result = verifySync({ secret, token: code, epoch: epochOf(now), epochTolerance: driftSeconds });
  return result.valid && "timeStep" in result ? result.timeStep : undefined;
}

/** The latest time step whose code is valid at a moment. */
export function lastStepAt(moment: Date): number {
  return Math.floor((epochOf(moment) + driftSeconds) / stepSeconds);
}

/** The address in the QR code for authenticator apps. */
export function otpauthAddress(issuer: string, username: string, secret: string): string {
  return generateURI({ issuer, label: username, secret });
}

function epochOf(moment: Date): number {
  return Math.floor(moment.getTime() / 1000);
}

/** Whether this is an unused code of the player's authenticator. Marks it as used. */
export async function acceptTotp(
  db: Kysely<Database>,
  { id, totp_secret }: Account,
  code: string,
  now: Date,
): Promise<boolean> {
  if (totp_secret === null) return false;
  const step = matchingStep(readAuthenticator(db, `player ${id}`, totp_secret), code, now);
  if (step === undefined) return false;
  // One statement, so that of two calls with the same code only one succeeds.
  const { numUpdatedRows } = await db
    .updateTable("player")
    .set({ totp_last_step: step })
    .where("id", "=", id)
    .where("totp_secret", "=", totp_secret)
    .where(isUnused(step, now))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Whether a code's time step is later than the last one that was used. A last step in the future does not count: the operator's
 * clock was wrong when it was stored, and every right code would be refused until then.
 */
export function isUnused(step: number, now: Date) {
  return sql<boolean>`(totp_last_step is null or totp_last_step < ${step} or totp_last_step > ${lastStepAt(now)})`;
}

/** Turns on the authenticator with the most recently generated secret. Requires a code from it. */
export async function activateTotp(
  db: Kysely<Database>,
  { id, totp_draft }: Account,
  code: string,
  now: Date,
): Promise<boolean> {
  if (totp_draft === null) return false;
  // Codes used with an earlier secret do not matter for this one.
  const step = matchingStep(readAuthenticator(db, `player ${id}`, totp_draft), code, now);
  if (step === undefined) return false;
  const { numUpdatedRows } = await db
    .updateTable("player")
    .set({ two_factor: "ga", totp_secret: totp_draft, totp_draft: null, totp_last_step: step })
    .where("id", "=", id)
    .where("totp_draft", "=", totp_draft)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Whose authenticator it is, such as `player 70001`. */
type AuthenticatorOwner = `player ${string}` | `staff ${string}`;

/** The value of `totp_secret` or `totp_draft` for a secret in Base32. */
export function storedAuthenticator(db: Kysely<Database>, owner: AuthenticatorOwner, secret: string): string {
  return encryptSecret(db, secret, purposeOf(owner));
}

/** The secret in Base32 of the owner's `totp_secret` or `totp_draft`. */
export function readAuthenticator(db: Kysely<Database>, owner: AuthenticatorOwner, stored: string): string {
  return decryptSecret(db, stored, purposeOf(owner));
}

/** The same for both columns, so that a draft becomes the secret as it is. */
function purposeOf(owner: AuthenticatorOwner): string {
  return `authenticator of ${owner}`;
}

/** The lifetime of an SMS code, in seconds. */
export const smsCodeSeconds = 180;

const tries = 5;

/** Creates a six-digit code for a session. It replaces earlier ones. */
export async function newSmsCode(db: Kysely<Database>, sessionId: string, now: Date): Promise<string> {
  const code = String(randomInt(1_000_000)).padStart(6, "0");
  const fresh = {
    hash: codeHash(sessionId, code),
    tries_left: tries,
    expires_at: new Date(now.getTime() + smsCodeSeconds * 1000),
  };
  await db
    .insertInto("sms_code")
    .values({ session_id: sessionId, ...fresh })
    .onConflict((conflict) => conflict.column("session_id").doUpdateSet(fresh))
    .execute();
  return code;
}

/** Whether this is the session's code. A code works once, and expires after five wrong attempts. */
export async function acceptSmsCode(
  db: Kysely<Database>,
  sessionId: string,
  code: string,
  now: Date,
): Promise<boolean> {
  const tried = await db
    .updateTable("sms_code")
    .set({ tries_left: sql<number>`tries_left - 1` })
    .where("session_id", "=", sessionId)
    .where("tries_left", ">", 0)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  if (tried.numUpdatedRows === 0n) return false;
  const { numDeletedRows } = await db
    .deleteFrom("sms_code")
    .where("session_id", "=", sessionId)
    .where("hash", "=", codeHash(sessionId, code))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

function codeHash(sessionId: string, code: string): string {
  return hashSecret(`${sessionId} ${code}`);
}

/**
 * What a player without an active authenticator may choose: SMS or no second factor. Also holds the secret of an
 * authenticator that is being set up.
 */
type Choice = Pick<Updateable<Database["player"]>, "totp_draft"> & { readonly two_factor?: "none" | "sms" };

/**
 * Changes how a player's log-in is confirmed. Returns false, and changes nothing, if the method in force is not one of
 * `from`, even if it was chosen a moment ago.
 */
export async function chooseTwoFactor(
  db: Kysely<Database>,
  playerId: string,
  choice: Choice,
  from: readonly TwoFactorMethod[],
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("player")
    .set(choice)
    .where("id", "=", playerId)
    .where("two_factor", "in", from)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Turns off the player's authenticator. The caller has checked a code from it. */
export async function leaveAuthenticator(db: Kysely<Database>, playerId: string): Promise<void> {
  await db
    .updateTable("player")
    .set({ two_factor: "none", totp_secret: null })
    .where("id", "=", playerId)
    .where("two_factor", "=", "ga")
    .execute();
}
