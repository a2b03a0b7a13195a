import type { Kysely } from "kysely";
import type { CashFieldType } from "../../src/contract/cash-method.ts";
import { formatMoney } from "../../src/lib/money.ts";
import { lockPlayer } from "../accounts/lock-player.ts";
import { leftToWager } from "../bonuses/bonus.ts";
import { cashCurrency } from "../cashier/check-amount.ts";
import type { MethodSide } from "../cashier/find-method.ts";
import { hasPlayersReference, playersReference } from "../cashier/form-fields.ts";
import type { FilledForm } from "../cashier/read-form.ts";
import { inTransaction } from "../database/in-transaction.ts";
import type { Database } from "../database/schema.ts";
import type { Language } from "../dispatch/language.ts";
import { Refusal } from "../dispatch/refusal.ts";
import { refuseDeposit } from "../limits/enforce.ts";
import { playerAccount, post, transfer } from "../ledger/post.ts";
import { walletsOf } from "../ledger/wallet.ts";
import { filled, texts } from "../texts/texts.ts";

/** The history's category, type and maximum of undecided requests per player, by direction. */
export const cashKinds = {
  1: { category: 2, type: "deposit", mostWaiting: 20 },
  2: { category: 3, type: "withdraw", mostWaiting: 5 },
} as const;

export interface CashRequestAsked extends FilledForm {
  readonly playerId: string;
  readonly asked: MethodSide;
  readonly now: Date;
  readonly language: Language;
  /** Called before a withdrawal to an account or wallet that was never paid to before. It may refuse that. */
  readonly prove?: (db: Kysely<Database>) => Promise<void>;
}

export interface AcceptedRequest {
  readonly id: string;
  /** The reference that the player quotes when paying. */
  readonly reference: string;
}

/**
 * Accepts a deposit or withdrawal whose form has been validated. It appears in the player's history as new (1001). A
 * deposit moves no money until it is approved; a withdrawal's money leaves the wallet now, and is held.
 *
 * All of the cashier's requests are created here. Rules that keep a player from moving money, such as limits or a
 * time-out, belong in `refuseForbidden`, where the player's row is locked.
 *
 * @throws Refusal (422) when the player may not move money that way, or has too many undecided requests, (423) when it would
 *   pass the player's own limit, (402) when the balance is too low.
 */
export function acceptRequest(
  db: Kysely<Database>,
  { playerId, asked, amount, filledIn, now, language, prove }: CashRequestAsked,
): Promise<AcceptedRequest> {
  const { category, type } = cashKinds[asked.direction];
  return inTransaction(db, async (transaction) => {
    await refuseForbidden(transaction, { playerId, asked, amount, now, language });
    if (prove && asked.direction === 2 && !(await wasPaidTo(transaction, { playerId, asked, filledIn }))) {
      await prove(transaction);
    }
    const { id } = await transaction
      .insertInto("player_transaction")
      .values({
        player_id: playerId,
        created_at: now,
        category,
        sub_category: asked.method.kind,
        type,
        amount: asked.direction === 1 ? amount : `-${amount}`,
        currency: cashCurrency,
        status: 1001,
        method_id: String(asked.method.id),
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const reference = hasPlayersReference(asked) ? playersReference(playerId) : `KR-${id}`;
    await transaction
      .insertInto("cash_request")
      .values({ transaction_id: id, reference, filled_in: filledIn, approve_at: approveAt(asked, now) })
      .execute();
    if (asked.direction === 2) await hold(transaction, id, { playerId, asked, amount, now, language });
    return { id, reference };
  });
}

/** Types of fields that do not say who is paid. */
const besidesPayee: ReadonlySet<CashFieldType> = new Set(["amount", "date", "time", "number", "textarea"]);

/** Whether a withdrawal to the account or wallet that this form names was paid before. */
async function wasPaidTo(
  db: Kysely<Database>,
  { playerId, asked, filledIn }: Pick<CashRequestAsked, "playerId" | "asked" | "filledIn">,
): Promise<boolean> {
  const payee = asked.side.fields.filter(({ type }) => !besidesPayee.has(type)).map(({ name }) => name);
  const paid = await db
    .selectFrom("cash_request")
    .innerJoin("player_transaction as row", "row.id", "cash_request.transaction_id")
    .select("filled_in")
    .where("row.player_id", "=", playerId)
    .where("row.category", "=", cashKinds[2].category)
    .where("row.method_id", "=", String(asked.method.id))
    .where("row.status", "=", 1002)
    .execute();
  return paid.some(({ filled_in }) => payee.every((name) => filled_in[name] === filledIn[name]));
}

function approveAt({ side }: MethodSide, now: Date): Date | null {
  const { approvedAfterSeconds: seconds } = side;
  return seconds === undefined ? null : new Date(now.getTime() + seconds * 1_000);
}

type Asking = Pick<CashRequestAsked, "playerId" | "asked" | "amount" | "now" | "language">;

/**
 * Refuses what the player may not do. Never with 409: to the client that means a key that
 * was used for other data, whose outcome it would then look for.
 */
async function refuseForbidden(
  db: Kysely<Database>,
  { playerId, asked, amount, now, language }: Asking,
): Promise<void> {
  // Parallel requests of one player wait here, so that what follows counts all of them.
  const { identity_verified } = await lockPlayer(db, playerId);
  if (asked.direction === 1) await refuseDeposit(db, playerId, amount, { now, language });
  if (asked.direction === 2) {
    if (!identity_verified) throw new Refusal(texts.cashier.unverified[language], { code: 422 });
    const left = await leftToWager(db, playerId, now);
    if (left !== undefined) {
      const amount = formatMoney(left, cashCurrency, language);
      throw new Refusal(filled(texts.cashier.bonusRunning[language], { amount }), { code: 422 });
    }
  }
  const { category, mostWaiting } = cashKinds[asked.direction];
  const { waiting } = await db
    .selectFrom("player_transaction")
    .select(({ fn }) => fn.countAll<string>().as("waiting"))
    .where("player_id", "=", playerId)
    .where("category", "=", category)
    .where("status", "=", 1001)
    .executeTakeFirstOrThrow();
  if (Number(waiting) < mostWaiting) return;
  throw new Refusal(filled(texts.cashier.tooManyWaiting[language], { count: waiting }), { code: 422 });
}

/** Moves a withdrawal's money from the wallet to the player's held account. */
async function hold(
  db: Kysely<Database>,
  id: string,
  { playerId, asked, amount, now, language }: Asking,
): Promise<void> {
  const [wallet] = await walletsOf(db, playerId);
  const from = await playerAccount(db, playerId, "wallet", cashCurrency);
  const to = await playerAccount(db, playerId, "held", cashCurrency);
  const history = { category: 3, subCategory: asked.method.kind, request: { id, step: "hold" } } as const;
  try {
    await post(db, { kind: "withdraw-hold", at: now, history, entries: transfer(from, to, amount) });
  } catch (error) {
    // Bets take from the wallet without waiting for the player's row, so only the ledger knows whether there is enough.
    if ((error as { constraint?: string }).constraint !== "ledger_wallet_not_negative") throw error;
    const available = formatMoney(wallet?.balance ?? "0", cashCurrency, language);
    throw new Refusal(filled(texts.cashier.tooLittle[language], { amount: available }), { code: 402 });
  }
}
