import { type Kysely, sql } from "kysely";
import type { Database } from "../database/schema.ts";

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
