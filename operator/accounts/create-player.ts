import type { Kysely } from "kysely";
import { normalisePhone } from "../../src/lib/phone.ts";
import { operatorOffset } from "../../src/lib/period.ts";
import type { Database } from "../database/schema.ts";
import type { PlayerStatus } from "../database/schema/accounts.ts";
import type { Language } from "../dispatch/language.ts";
import { openWallet } from "../ledger/wallet.ts";
import { emailKey, nationalIdKey, usernameKey } from "./account-keys.ts";
import { tidy } from "./field-rules.ts";
import type { RegistrationForm } from "./registration.ts";

export interface NewPlayer extends Omit<RegistrationForm, "password" | "passwordConfirm" | "rulesAccepted"> {
  readonly passwordHash: string;
  readonly language: Language;
  readonly status: PlayerStatus;
}

/**
 * Creates an account with an empty wallet from validated fields. Returns undefined if another account has the username.
 */
export async function createPlayer(db: Kysely<Database>, player: NewPlayer, now: Date): Promise<string | undefined> {
  const inserted = await db
    .insertInto("player")
    .values({
      status: player.status,
      username: player.username.trim(),
      username_key: usernameKey(player.username),
      email: player.email.trim(),
      email_key: emailKey(player.email),
      email_verified: player.status === "active",
      phone: normalisePhone(player.phone) ?? player.phone,
      national_id: nationalIdKey(player.nationalId),
      password_hash: player.passwordHash,
      first_name: tidy(player.firstName),
      last_name: tidy(player.lastName),
      birth_date: player.birthDate,
      country: player.country,
      city: tidy(player.city),
      address: tidy(player.address),
      currency: player.currency,
      language: player.language,
      gtm: operatorOffset,
      sms_opt_in: player.smsOptIn,
      email_opt_in: player.emailOptIn,
      promotion_code: player.promotionCode?.trim() || null,
      reference_number: player.referenceNumber?.trim() || null,
      registered_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!inserted) return undefined;
  await openWallet(db, inserted.id, player.currency);
  return inserted.id;
}
