import type { Kysely } from "kysely";
import { normalisePhone } from "../../src/lib/phone.ts";
import type { Database } from "../database/schema.ts";
import { emailKey, nationalIdKey, usernameKey } from "./account-keys.ts";
import type { FieldProblems } from "./registration.ts";

/** The values that must be unique to an account, as the player typed them. */
export interface UniqueFields {
  readonly username: string;
  readonly email: string;
  readonly phone: string;
  readonly nationalId: string;
}

/** Returns which of these values another account already has. */
export async function takenFields(
  db: Kysely<Database>,
  { username, email, phone, nationalId }: UniqueFields,
): Promise<FieldProblems> {
  const mine = {
    username_key: usernameKey(username),
    email_key: emailKey(email),
    phone: normalisePhone(phone) ?? "",
    national_id: nationalIdKey(nationalId),
  };
  const others = await db
    .selectFrom("player")
    .select(["username_key", "email_key", "phone", "national_id"])
    .where((eb) => eb.or(mine))
    .execute();
  return {
    ...(others.some((other) => other.username_key === mine.username_key) && { username: "usernameTaken" }),
    ...(others.some((other) => other.email_key === mine.email_key) && { email: "emailTaken" }),
    ...(others.some((other) => other.phone === mine.phone) && { phone: "phoneTaken" }),
    ...(others.some((other) => other.national_id === mine.national_id) && { nationalId: "nationalIdTaken" }),
  };
}
