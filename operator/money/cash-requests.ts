import { type Kysely, sql } from "kysely";
import type { CashDirection, CashFieldType } from "../../src/contract/cash-method.ts";
import { lockPlayer } from "../identity/accounts.ts";
import type { MethodSide } from "./cash-methods.ts";
import { cashCurrency, type FilledForm, hasPlayersReference, playersReference } from "./cash-forms.ts";
import { inTransaction } from "../database/in-transaction.ts";
import type { Database } from "../database/schema.ts";
import type { Language } from "../lib/language.ts";
import { playerAccount, post, transfer } from "./ledger.ts";
import { cashKinds, standingOf, whyNot } from "./eligibility.ts";

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
 * time-out, belong in `standingOf`.
 *
 * @throws Refusal (422) when the player may not move money that way, or has too many undecided requests, (423) when it would
 *   pass the player's own limit, (402) when the balance is too low. Never with 409: to the client that means a key that was
 *   used for other data, whose outcome it would then look for.
 */
export function acceptRequest(
  db: Kysely<Database>,
  { playerId, asked, amount, filledIn, now, language, prove }: CashRequestAsked,
): Promise<AcceptedRequest> {
  const { category, type } = cashKinds[asked.direction];
  return inTransaction(db, async (transaction) => {
    // Parallel requests and stakes of one player wait here, so that what follows counts all of them.
    await lockPlayer(transaction, playerId);
    const standing = await standingOf(transaction, { playerId, direction: asked.direction, now, language });
    const obstacle = whyNot(standing, asked.side, amount, language);
    if (obstacle) throw obstacle.refusal;
    if (prove && asked.direction === 2 && !(await wasPaidTo(transaction, { playerId, asked, filledIn }))) {
      await prove(transaction);
    }
    const { id, reference } = await transaction
      .with("moved", (query) =>
        query
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
          .returning("id"),
      )
      .insertInto("cash_request")
      .columns(["transaction_id", "reference", "filled_in", "approve_at"])
      .expression((query) =>
        query
          .selectFrom("moved")
          .select((eb) => [
            "id",
            sql<string>`${hasPlayersReference(asked) ? playersReference(playerId) : sql`'KR-' || id`}`.as("reference"),
            sql<Record<string, string>>`${JSON.stringify(filledIn)}::jsonb`.as("filled_in"),
            eb.cast<Date | null>(eb.val(approveAt(asked, now)), "timestamptz").as("approve_at"),
          ]),
      )
      .returning(["transaction_id as id", "reference"])
      .executeTakeFirstOrThrow();
    if (asked.direction === 2) await hold(transaction, id, { playerId, asked, amount, now });
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

/** Moves a withdrawal's money from the wallet to the player's held account. */
async function hold(
  db: Kysely<Database>,
  id: string,
  { playerId, asked, amount, now }: Pick<CashRequestAsked, "playerId" | "asked" | "amount" | "now">,
): Promise<void> {
  const from = await playerAccount(db, playerId, "wallet", cashCurrency);
  const to = await playerAccount(db, playerId, "held", cashCurrency);
  const history = { category: 3, subCategory: asked.method.kind, request: { id, step: "hold" } } as const;
  await post(db, { kind: "withdraw-hold", at: now, history, entries: transfer(from, to, amount) });
}

/** A deposit or withdrawal as the back office sees it. */
export type CashRequest = Awaited<ReturnType<typeof pendingRequests>>[number];

/** The undecided requests of a direction, the oldest first. */
export function pendingRequests(db: Kysely<Database>, direction: CashDirection, limit: number) {
  return requests(db, direction)
    .where("moved.status", "=", 1001)
    .orderBy("moved.created_at")
    .orderBy("moved.id")
    .limit(limit)
    .execute();
}

/** The most recently decided requests of a direction. */
export function decidedRequests(db: Kysely<Database>, direction: CashDirection, limit: number) {
  return requests(db, direction)
    .where("request.decided_at", "is not", null)
    .orderBy("request.decided_at", "desc")
    .orderBy("request.transaction_id", "desc")
    .limit(limit)
    .execute();
}

function requests(db: Kysely<Database>, direction: CashDirection) {
  return db
    .selectFrom("player_transaction as moved")
    .innerJoin("cash_request as request", "request.transaction_id", "moved.id")
    .innerJoin("player", "player.id", "moved.player_id")
    .where("moved.category", "=", cashKinds[direction].category)
    .select(["player.username", "player.first_name", "player.last_name"])
    .select([
      "moved.id",
      "moved.category",
      "moved.created_at",
      "moved.amount",
      "moved.currency",
      "moved.status",
      "moved.note",
    ])
    .select(["moved.method_id", "request.reference", "request.filled_in", "request.decided_at"]);
}
