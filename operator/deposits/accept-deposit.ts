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

/** Beyond this many that nobody has decided yet, another one helps neither side. */
const mostWaiting = 20;

export interface DepositAsked extends FilledForm {
  readonly playerId: string;
  readonly asked: MethodSide;
  readonly now: Date;
  readonly language: Language;
}

export interface AcceptedDeposit {
  readonly id: string;
  /** What the player names when paying. */
  readonly reference: string;
}

/**
 * Accepts a deposit whose form has been checked: from here on it stands in the player's history as new
 * (1001), and moves nothing until it is approved. The one place where a deposit comes to be: what may keep
 * a player from depositing (limits, a time-out) refuses here, with the player's row locked.
 *
 * @throws Refusal (409) when too many of the player's deposits wait for a decision.
 */
export function acceptDeposit(
  db: Kysely<Database>,
  { playerId, asked, amount, filledIn, now, language }: DepositAsked,
): Promise<AcceptedDeposit> {
  return inTransaction(db, async (transaction) => {
    // Whoever asks twice at once waits here, so that what is counted below is true.
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
