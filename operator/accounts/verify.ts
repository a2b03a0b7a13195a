/** An address, a phone number and an identity number belong to the first account that verifies them. */
import type { Kysely } from "kysely";
import { inTransaction } from "../database/in-transaction.ts";
import type { Database } from "../database/schema.ts";
import { isUniqueViolation } from "../database/unique-violation.ts";
import { accountExistsMail } from "../outbox/mails.ts";
import { type Mail, sendMail } from "../outbox/send.ts";
import { newAccountToken } from "./tokens.ts";

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
