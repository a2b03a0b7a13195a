import { type Kysely, sql } from "kysely";
import type { Database } from "../database/schema.ts";

/** What is sent in an authenticator secret's place: 16 characters, which say that there is one. */
export const maskedSecret = "*".repeat(16);

/** What a player may see of the account. */
export function readProfile(db: Kysely<Database>, playerId: string) {
  return db
    .selectFrom("player")
    .select(["id", "rid", "username", "email", "email_verified", "phone", "national_id"])
    .select(["first_name", "last_name", "country", "city", "address", "currency", "language", "gtm"])
    .select(["two_factor", "last_login_at", sql<string>`birth_date::text`.as("birth_date")])
    .where("id", "=", playerId)
    .executeTakeFirstOrThrow();
}

/** The first and the last two digits: enough to know it by, not enough to use it. */
export function maskNationalId(nationalId: string): string {
  return nationalId.replace(/(?<=.{2}).(?=.{2})/g, "*");
}
