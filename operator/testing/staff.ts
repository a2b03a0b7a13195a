import type { Kysely } from "kysely";
import type { Database } from "../database/schema.ts";
import type { Role } from "../database/columns.ts";
import { hashPassword } from "../identity/password-hash.ts";
import { openStaffSession, staffKey } from "../back-office/members.ts";
import { storedAuthenticator } from "../identity/second-factor.ts";
import { testNow } from "./databases.ts";
import { testPassword, testSecret } from "./players.ts";

/** Operators of tests have the present time, or `testNow`. A session that begins at the later one is valid at both. */
const latest = () => new Date(Math.max(Date.now(), testNow.getTime()));

/** A member of staff who has set up the tests' password and authenticator. Returns the id. */
export async function addTestMember(db: Kysely<Database>, name: string, role: Role, now = new Date()): Promise<string> {
  const { id } = await db
    .insertInto("staff")
    .values({ name, name_key: staffKey(name), created_at: now, role })
    .onConflict((conflict) => conflict.column("name_key").doUpdateSet({ role }))
    .returning("id")
    .executeTakeFirstOrThrow();
  const ready = {
    password_hash: await hashPassword(testPassword),
    totp_secret: storedAuthenticator(db, `staff ${id}`, testSecret),
  };
  await db.updateTable("staff").set(ready).where("id", "=", id).execute();
  return id;
}

/** Opens a session of a member with that role, without a log-in. Returns the cookie, under its names on http and on https. */
export async function staffCookie(db: Kysely<Database>, role: Role = "administer", now = latest()): Promise<string> {
  const secret = await openStaffSession(db, await addTestMember(db, `Test ${role}`, role, now), now);
  return `karo-staff=${secret}; __Host-karo-staff=${secret}`;
}
