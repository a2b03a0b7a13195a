import type { Kysely } from "kysely";
import type * as v from "valibot";
import type { userRegister } from "../../src/contract/user-account.ts";
import { operatorOffset } from "../../src/lib/period.ts";
import { normalisePhone } from "../../src/lib/phone.ts";
import { inTransaction, isUniqueViolation } from "../database/in-transaction.ts";
import type { Database } from "../database/schema.ts";
import { inLanguage, type Language } from "../lib/language.ts";
import { accountExistsMail, type Mail, sendMail } from "../messages/mail.ts";
import { texts } from "../texts/texts.ts";
import * as rules from "./field-rules.ts";
import { type FieldProblem, tidy } from "./field-rules.ts";
import { emailKey, nationalIdKey, usernameKey } from "./accounts.ts";
import { passwordProblem } from "./passwords.ts";
import { newAccountToken } from "./recover-account.ts";

type PlayerStatus = Database["player"]["status"];

export type RegistrationForm = v.InferOutput<typeof userRegister.request>;

/** The problems by field name. */
export type FieldProblems = Partial<Record<keyof RegistrationForm, FieldProblem>>;

type Rule = (form: RegistrationForm, now: Date) => FieldProblem | undefined;

const formRules: Partial<Record<keyof RegistrationForm, Rule>> = {
  firstName: ({ firstName }) => rules.nameProblem(firstName),
  lastName: ({ lastName }) => rules.nameProblem(lastName),
  birthDate: ({ birthDate }, now) => rules.birthDateProblem(birthDate, now),
  nationalId: ({ nationalId, country }) => rules.nationalIdProblem(nationalId, country),
  country: ({ country }) => rules.countryProblem(country),
  city: ({ city }) => rules.textProblem(city, 100),
  address: ({ address }) => rules.textProblem(address, 250),
  currency: ({ currency }) => (currency === "TRY" ? undefined : "currency"),
  email: ({ email }) => rules.emailProblem(email),
  phone: ({ phone }) => rules.phoneProblem(phone),
  username: ({ username }) => rules.usernameProblem(username),
  password: ({ password }) => passwordProblem(password),
  passwordConfirm: ({ password, passwordConfirm }) => (password === passwordConfirm ? undefined : "passwordsDiffer"),
  promotionCode: ({ promotionCode }) => noteProblem(promotionCode),
  referenceNumber: ({ referenceNumber }) => noteProblem(referenceNumber),
  rulesAccepted: ({ rulesAccepted }) => (rulesAccepted ? undefined : "rules"),
};

function noteProblem(note: string | undefined): FieldProblem | undefined {
  return (note ?? "").length > 50 ? "tooLong" : undefined;
}

/** All problems of a registration (product.md 5), except for a username that another player already has. */
export function formProblems(form: RegistrationForm, now: Date): FieldProblems {
  const judged = Object.entries(formRules).map(([field, rule]) => [field, rule(form, now)] as const);
  return Object.fromEntries(judged.filter(([, problem]) => problem));
}

/** Turns the problems into messages for the fields. */
export function fieldErrors(problems: FieldProblems, language: Language): Record<string, string> {
  const entries = Object.entries(problems);
  return Object.fromEntries(
    entries.map(([field, problem]) => [field, inLanguage(texts.accountFields[problem], language)]),
  );
}

export interface NewPlayer extends Omit<RegistrationForm, "password" | "passwordConfirm" | "rulesAccepted"> {
  readonly passwordHash: string;
  readonly language: Language;
  readonly status: PlayerStatus;
}

/** Stores a player from validated fields. Returns undefined if another account has the username. */
export async function insertPlayer(db: Kysely<Database>, player: NewPlayer, now: Date): Promise<string | undefined> {
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
  return inserted?.id;
}

/** An address, a phone number and an identity number belong to the first account that verifies them. */
const verifiedColumns = { email: "email_verified", phone: "phone_verified", identity: "identity_verified" } as const;

/**
 * Marks what a player has proved as verified. Returns false if another account has verified the same address or number
 * before.
 */
export async function verify(
  db: Kysely<Database>,
  playerId: string,
  what: keyof typeof verifiedColumns,
): Promise<boolean> {
  try {
    await inTransaction(db, (part) =>
      part
        .updateTable("player")
        .set({ [verifiedColumns[what]]: true })
        .where("id", "=", playerId)
        .execute(),
    );
    return true;
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}

/**
 * Mails the link that confirms a player's address. If the address is already that of another account, its owner is told
 * so instead. The caller's answer and work are the same, so that nobody else learns whose address it is.
 *
 * @param linkMail makes the mail with the link of a token.
 */
export async function mailConfirmation(
  db: Kysely<Database>,
  playerId: string,
  linkMail: (brand: string, token: string) => Mail,
  { now, brand }: { readonly now: Date; readonly brand: string },
): Promise<void> {
  const token = await newAccountToken(db, playerId, "confirm", now);
  const owner = await db
    .selectFrom("player")
    .innerJoin("player as owner", "owner.email_key", "player.email_key")
    .select("owner.id")
    .where("player.id", "=", playerId)
    .whereRef("owner.id", "<>", "player.id")
    .where("owner.email_verified", "=", true)
    .executeTakeFirst();
  await sendMail(db, playerId, owner ? accountExistsMail(brand) : linkMail(brand, token), now);
}

/**
 * Deletes accounts that were not confirmed before their link expired. Otherwise anyone could block a name by
 * registering with it.
 */
export async function forgetUnconfirmed(db: Kysely<Database>, now: Date): Promise<void> {
  await inTransaction(db, async (transaction) => {
    const lapsed = transaction
      .selectFrom("player")
      .select("player.id")
      .where("status", "=", "unconfirmed")
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom("account_token")
              .select("account_token.hash")
              .whereRef("player_id", "=", "player.id")
              .where("expires_at", ">", now),
          ),
        ),
      );
    const ids = (await lapsed.forUpdate("player").execute()).map(({ id }) => id);
    if (ids.length === 0) return;
    await transaction.deleteFrom("ledger_account").where("player_id", "in", ids).execute();
    await transaction.deleteFrom("player").where("id", "in", ids).execute();
  });
}
