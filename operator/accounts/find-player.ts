import type { Kysely, Selectable } from "kysely";
import type { Database } from "../database/schema.ts";
import type { PlayerTable } from "../database/schema/accounts.ts";
import { emailKey, usernameKey } from "./account-keys.ts";

export type PlayerRow = Omit<Selectable<PlayerTable>, "birth_date">;

const columns = [
  "id",
  "rid",
  "status",
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

/** What the operator needs of a player to sign in and to guard the account. */
export type Account = Pick<PlayerRow, (typeof columns)[number]>;

/** The key of what was typed as username or e-mail address; a username has no `@`. */
export function typedKey(typed: string): { column: "email_key" | "username_key"; key: string } {
  return typed.includes("@")
    ? { column: "email_key", key: emailKey(typed) }
    : { column: "username_key", key: usernameKey(typed) };
}

/** The account with this username or e-mail address, as players type them. */
export function findAccount(db: Kysely<Database>, typed: string): Promise<Account | undefined> {
  const { column, key } = typedKey(typed);
  return db.selectFrom("player").select(columns).where(column, "=", key).executeTakeFirst();
}

/** The account of a player who is signed in. */
export function accountOf(db: Kysely<Database>, playerId: string): Promise<Account> {
  return db.selectFrom("player").select(columns).where("id", "=", playerId).executeTakeFirstOrThrow();
}
