import { type Kysely, type Selectable, sql } from "kysely";
import { foldForSearch } from "../../src/lib/turkish.ts";
import type { Database } from "../database/schema.ts";
import type { Session } from "../core/session.ts";

export type PlayerRow = Omit<Selectable<Database["player"]>, "birth_date">;

const columns = [
  "id",
  "rid",
  "status",
  "is_demo",
  "username",
  "username_key",
  "email",
  "email_key",
  "email_verified",
  "password_hash",
  "language",
  "gtm",
  "two_factor",
  "totp_secret",
  "totp_draft",
  "last_login_at",
] as const satisfies readonly (keyof PlayerRow)[];

/** What the operator needs to know about a player for log-in and account security. */
export type Account = Pick<PlayerRow, (typeof columns)[number]>;

/** The lookup key for a username or an e-mail address. A username contains no `@`. */
export function typedKey(typed: string): { column: "email_key" | "username_key"; key: string } {
  return typed.includes("@")
    ? { column: "email_key", key: emailKey(typed) }
    : { column: "username_key", key: usernameKey(typed) };
}

/**
 * Finds the account by a username or e-mail address as the player typed it. Several accounts may have the same address;
 * the one that has confirmed it comes first, then the latest.
 */
export function findAccount(db: Kysely<Database>, typed: string): Promise<Account | undefined> {
  const { column, key } = typedKey(typed);
  return db
    .selectFrom("player")
    .select(columns)
    .where(column, "=", key)
    .orderBy("email_verified", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
}

/** Finds the latest account that waits for the confirmation of this address. */
export function findUnconfirmed(db: Kysely<Database>, email: string): Promise<Account | undefined> {
  return db
    .selectFrom("player")
    .select(columns)
    .where("email_key", "=", emailKey(email))
    .where("status", "=", "unconfirmed")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
}

/**
 * Finds the account that may log in by a username or e-mail address. An address counts once it is confirmed: otherwise a log-in
 * to a new account would tell whether an older one has the same address.
 */
export async function findAccountToLogIn(db: Kysely<Database>, typed: string): Promise<Account | undefined> {
  const account = await findAccount(db, typed);
  return account && (account.email_verified || typedKey(typed).column === "username_key") ? account : undefined;
}

/** The account of a signed-in player. */
export function accountOf(db: Kysely<Database>, playerId: string): Promise<Account> {
  return accountById(db, playerId).executeTakeFirstOrThrow();
}

/** The account of a session, or undefined if the session has been ended since the call began. */
export function accountOfSession(
  db: Kysely<Database>,
  { id, playerId }: Pick<Session, "id" | "playerId">,
): Promise<Account | undefined> {
  const isOpen = db.selectFrom("session").select("id").where("id", "=", id).where("revoked_at", "is", null);
  return accountById(db, playerId)
    .where((eb) => eb.exists(isOpen))
    .executeTakeFirst();
}

/**
 * The account, locked until the transaction ends, as by `lockPlayer`. Undefined if it is gone. A shared lock would not do:
 * two log-ins that hold one would wait for each other to note their times.
 */
export function lockAccount(db: Kysely<Database>, playerId: string): Promise<Account | undefined> {
  return accountById(db, playerId).forNoKeyUpdate().executeTakeFirst();
}

function accountById(db: Kysely<Database>, playerId: string) {
  return db.selectFrom("player").select(columns).where("id", "=", playerId);
}

/**
 * The form in which a username is unique and looked up. It ignores case, and treats `İ I ı i` and `ş s` as the same
 * letters. Usernames contain only plain letters, so no two distinct names collide.
 */
export function usernameKey(username: string): string {
  return foldForSearch(username);
}

/** The form in which an e-mail address is unique. `I` becomes `i` even in Turkish. */
export function emailKey(email: string): string {
  return email.trim().toLowerCase();
}

/** The form in which an identity number is stored and unique: `C01 X0006-H` and `c01x0006h` are the same number. */
export function nationalIdKey(nationalId: string): string {
  return nationalId.replace(/[^a-z0-9]/gi, "").toUpperCase();
}

/**
 * Locks the player until the transaction ends. Call it before moving the player's money or changing its rules, so that
 * such transactions run one after another. It does not block postings: they only refer to the player.
 */
export async function lockPlayer(db: Kysely<Database>, playerId: string): Promise<void> {
  await db.selectFrom("player").select("id").where("id", "=", playerId).forNoKeyUpdate().executeTakeFirstOrThrow();
}

/** Sent instead of an authenticator's secret: 16 characters that only say that there is one (product.md 4.1). */
export const maskedSecret = "*".repeat(16);

/** The part of an account that its player may see. */
export function readProfile(db: Kysely<Database>, playerId: string) {
  return db
    .selectFrom("player")
    .select(["id", "rid", "username", "email", "email_verified", "phone", "national_id"])
    .select(["first_name", "last_name", "country", "city", "address", "currency", "language", "gtm"])
    .select(["sms_opt_in", "email_opt_in"])
    .select(["two_factor", "last_login_at", "password_changed_at", sql<string>`birth_date::text`.as("birth_date")])
    .where("id", "=", playerId)
    .executeTakeFirstOrThrow();
}

/** Masks all but the first and the last two digits: enough to recognise the number, not enough to use it. */
export function maskNationalId(nationalId: string): string {
  return nationalId.replace(/(?<=.{2}).(?=.{2})/g, "*");
}
