/** The members of staff: who they are, what they may do, and the changes that administrators make. */
import type { Kysely } from "kysely";
import { foldForSearch } from "../../src/lib/turkish.ts";
import { inTransaction } from "../database/in-transaction.ts";
import type { Database } from "../database/schema.ts";
import { type Role, roles } from "../database/columns.ts";
import { hashSecret, newSecret } from "../lib/secret.ts";

/** Somebody who works in the back office. */
export interface Member {
  readonly id: string;
  readonly name: string;
  readonly role: Role;
}

/** The longest name, in UTF-16 units. */
export const longestName = 60;

/** Whether a role includes another. */
export function may(role: Role, needed: Role): boolean {
  return roles.indexOf(role) >= roles.indexOf(needed);
}

/** The form in which a name is unique and looked up. */
export function staffKey(name: string): string {
  return foldForSearch(name.trim());
}

/** Adds a member, who can log in after opening a set-up link. Returns the id, or undefined if the name is taken. */
export async function addMember(
  db: Kysely<Database>,
  { name, role, isDemo = false }: { readonly name: string; readonly role: Role; readonly isDemo?: boolean },
  now: Date,
): Promise<string | undefined> {
  const added = await db
    .insertInto("staff")
    .values({ name: name.trim(), name_key: staffKey(name), role, is_demo: isDemo, created_at: now })
    .onConflict((conflict) => conflict.column("name_key").doNothing())
    .returning("id")
    .executeTakeFirst();
  return added?.id;
}

/** A change of a member by an administrator. */
export type MemberChange = { readonly role: Role } | { readonly isLocked: boolean } | "reset";

/**
 * Changes a member. A lock and a reset end the member's sessions and links. A reset also removes the password and the
 * authenticator, so that the member needs a new set-up link. Returns the member, or why nothing was changed: there is no such
 * member, or no other administrator would be left who can log in.
 */
export function changeMember(
  db: Kysely<Database>,
  id: string,
  change: MemberChange,
): Promise<Member | "unknown" | "last"> {
  return inTransaction(db, async (transaction) => {
    // Locked, so that two administrators cannot demote each other at the same time.
    const administrators = await transaction
      .selectFrom("staff")
      .select("id")
      .where("role", "=", "administer")
      .where("is_locked", "=", false)
      .where((eb) => eb.or([eb("password_hash", "is not", null), eb("is_demo", "=", true)]))
      .orderBy("id")
      .forUpdate()
      .execute();
    const isLast = administrators.length === 1 && administrators[0]?.id === id;
    if (isLast && takesAway(change)) return "last";
    const member = await transaction
      .updateTable("staff")
      .set(columnsOf(change))
      .where("id", "=", id)
      // The demo's administrator has nothing to reset.
      .$if(change === "reset", (query) => query.where("is_demo", "=", false))
      .returning(["id", "name", "role"])
      .executeTakeFirst();
    if (!member) return "unknown";
    if (change === "reset" || "isLocked" in change) {
      await transaction.deleteFrom("staff_session").where("staff_id", "=", id).execute();
      await transaction.deleteFrom("staff_link").where("staff_id", "=", id).execute();
    }
    return member;
  });
}

function takesAway(change: MemberChange): boolean {
  return change === "reset" || ("isLocked" in change ? change.isLocked : change.role !== "administer");
}

function columnsOf(change: MemberChange) {
  if (change === "reset") return { password_hash: null, totp_secret: null, totp_last_step: null };
  return "isLocked" in change ? { is_locked: change.isLocked } : { role: change.role };
}

/** A session of staff ends this long after the log-in, whatever happens in it. */
const sessionMs = 12 * 3_600_000;
/** How long a right password waits for its code. */
const awaitingMs = 10 * 60_000;

/** Opens a session and returns its secret. */
export async function openStaffSession(
  db: Kysely<Database>,
  staffId: string,
  now: Date,
  awaitsCode = false,
): Promise<string> {
  const secret = newSecret();
  const expiresAt = new Date(now.getTime() + (awaitsCode ? awaitingMs : sessionMs));
  await db
    .insertInto("staff_session")
    .values({ hash: hashSecret(secret), staff_id: staffId, awaits_code: awaitsCode, expires_at: expiresAt })
    .execute();
  return secret;
}

/** Finds the member whose session this is. Undefined for a session that has ended, and for a locked member. */
export async function memberOf(
  db: Kysely<Database>,
  secret: string | undefined,
  now: Date,
  awaitsCode = false,
): Promise<Member | undefined> {
  if (secret === undefined) return undefined;
  return db
    .selectFrom("staff_session")
    .innerJoin("staff", "staff.id", "staff_session.staff_id")
    .select(["staff.id", "name", "role"])
    .where("hash", "=", hashSecret(secret))
    .where("expires_at", ">", now)
    .where("awaits_code", "=", awaitsCode)
    .where("is_locked", "=", false)
    .executeTakeFirst();
}

/** Ends a session. */
export async function closeStaffSession(db: Kysely<Database>, secret: string): Promise<void> {
  await db.deleteFrom("staff_session").where("hash", "=", hashSecret(secret)).execute();
}
