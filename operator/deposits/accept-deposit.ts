import type { Kysely } from "kysely";
import { cashCurrency } from "../cashier/check-amount.ts";
import type { MethodSide } from "../cashier/find-method.ts";
import { hasPlayersReference, playersReference } from "../cashier/form-fields.ts";
import type { FilledForm } from "../cashier/read-form.ts";
import { cashierTexts } from "../cashier/texts.ts";
import { inTransaction } from "../database/in-transaction.ts";
import type { Database } from "../database/schema.ts";
import { filled } from "../dispatch/filled.ts";
import type { Language } from "../dispatch/language.ts";
import { Refusal } from "../dispatch/refusal.ts";

/** The maximum number of undecided deposits per player. */
const mostWaiting = 20;

export interface DepositAsked extends FilledForm {
  readonly playerId: string;
  readonly asked: MethodSide;
  readonly now: Date;
  readonly language: Language;
}

export interface AcceptedDeposit {
  readonly id: string;
  /** The reference that the player quotes when paying. */
  readonly reference: string;
}

/**
 * Accepts a deposit whose form has been validated. It appears in the player's history as new (1001), and moves no
 * money until it is approved. All deposits are created here. Rules that keep a player from depositing, such as limits
 * or a time-out, belong here, where the player's row is locked.
 *
 * @throws Refusal (409) when too many of the player's deposits are undecided.
 */
export function acceptDeposit(
  db: Kysely<Database>,
  { playerId, asked, amount, filledIn, now, language }: DepositAsked,
): Promise<AcceptedDeposit> {
  return inTransaction(db, async (transaction) => {
    // Parallel requests of one player wait here, so that the count below is correct.
    await transaction.selectFrom("player").select("id").where("id", "=", playerId).forUpdate().execute();
    await refuseTooMany(transaction, playerId, language);
    const { id } = await transaction
      .insertInto("player_transaction")
      .values({
        player_id: playerId,
        created_at: now,
        category: 2,
        sub_category: asked.method.kind,
        type: "deposit",
        amount,
        currency: cashCurrency,
        status: 1001,
        method_id: String(asked.method.id),
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const reference = hasPlayersReference(asked) ? playersReference(playerId) : `KR-${id}`;
    await transaction
      .insertInto("cash_request")
      .values({ transaction_id: id, reference, filled_in: filledIn })
      .execute();
    return { id, reference };
  });
}

async function refuseTooMany(db: Kysely<Database>, playerId: string, language: Language): Promise<void> {
  const { waiting } = await db
    .selectFrom("player_transaction")
    .select(({ fn }) => fn.countAll<string>().as("waiting"))
    .where("player_id", "=", playerId)
    .where("category", "=", 2)
    .where("status", "=", 1001)
    .executeTakeFirstOrThrow();
  if (Number(waiting) < mostWaiting) return;
  throw new Refusal(filled(cashierTexts.tooManyWaiting[language], { count: waiting }), { code: 409 });
}
