import { type Kysely, type SelectQueryBuilder, sql } from "kysely";
import type { InferInput } from "valibot";
import type { transaction, transactionFilter } from "../../src/contract/finance-history.ts";
import { addDays, startOfDate } from "../lib/calendar.ts";
import type { Database } from "../database/schema.ts";
import type { LedgerCategory, TransactionStatusNumber } from "../database/columns.ts";
import type { Language, Localised } from "../lib/language.ts";
import type { Page } from "../lib/paging.ts";
import { categories, kindOf, subCategories, type TransactionKind, types } from "./transaction-kinds.ts";

/** The filters of a player's history and statement (contract.md, finance/list_transactions). Empty or undefined means all. */
export interface Sifting {
  readonly searchType?: string | undefined;
  readonly searchCategory?: string | undefined;
  /** The id of a sub-category. */
  readonly searchID?: string | undefined;
  /** The minimum amount, in either direction. */
  readonly searchMinAmount?: string | undefined;
}

export interface TransactionsAsked extends Sifting {
  /** Local days of the operator, both included. */
  readonly startDate?: string | undefined;
  readonly endDate?: string | undefined;
  readonly status?: string | undefined;
  readonly OrderPar?: "createdAt" | "amount" | "id" | "" | undefined;
  readonly OrderDir?: "ASC" | "DESC" | "" | undefined;
}

/** One page of a player's history, the latest first unless asked otherwise, and the total. */
export async function listTransactions(db: Kysely<Database>, playerId: string, asked: TransactionsAsked, page: Page) {
  const total = Number((await totalOfTransactions(db, playerId, asked).executeTakeFirstOrThrow()).total);
  const { end, from } = nearerEnd(asked, page, total);
  if (from.limit <= 0) return { rows: [], total };
  const rows = await withDecisions(db, await pageOfTransactions(db, playerId, end, from).execute());
  return { rows: end === asked ? rows : rows.toReversed(), total };
}

/** Adds when deposits and withdrawals were decided. A join would keep a page from being a range of an index. */
async function withDecisions<Row extends { readonly id: string; readonly category: number | null }>(
  db: Kysely<Database>,
  rows: readonly Row[],
): Promise<(Row & { readonly decided_at: Date | null })[]> {
  const ids = rows.filter(({ category }) => category === 2 || category === 3).map(({ id }) => id);
  const requests =
    ids.length === 0
      ? []
      : await db
          .selectFrom("cash_request")
          .select(["transaction_id", "decided_at"])
          .where("transaction_id", "in", ids)
          .execute();
  const decided = new Map(requests.map(({ transaction_id, decided_at }) => [transaction_id, decided_at]));
  return rows.map((row) => ({ ...row, decided_at: decided.get(row.id) ?? null }));
}

/**
 * Chooses the end from which to read a page. PostgreSQL reads all rows before the offset, so a page in the second half is
 * read backwards: `end` then has the opposite order.
 */
export function nearerEnd(asked: TransactionsAsked, page: Page, total: number): { end: TransactionsAsked; from: Page } {
  const { limit, offset } = page;
  if (offset * 2 <= total) return { end: asked, from: page };
  const count = Math.min(limit, total - offset);
  const OrderDir = directionOf(asked) === "asc" ? "DESC" : "ASC";
  return { end: { ...asked, OrderDir }, from: { limit: count, offset: total - offset - count } };
}

function directionOf({ OrderDir }: TransactionsAsked): "asc" | "desc" {
  return OrderDir === "ASC" ? "asc" : "desc";
}

/** The query for the total. It reads only the player's own rows (see the test). */
export function totalOfTransactions(db: Kysely<Database>, playerId: string, asked: TransactionsAsked) {
  return sifted(db, playerId, asked).select(({ fn }) => fn.countAll<string>().as("total"));
}

/** `id + 0` is the expression of an index (`history.sql`). */
const columns = { createdAt: sql.ref("created_at"), amount: sql.ref("amount"), id: sql`id + 0` } as const;

/** The query for one page. It is a range of an index, see the test. */
export function pageOfTransactions(db: Kysely<Database>, playerId: string, asked: TransactionsAsked, page: Page) {
  const direction = directionOf(asked);
  const order = asked.OrderPar || "createdAt";
  return sifted(db, playerId, asked)
    .select([
      "id",
      "created_at",
      "category",
      "sub_category",
      "type",
      "amount",
      "balance_after",
      "currency",
      "status",
      "game",
      "ticket_number",
      "note",
      "method_id",
    ])
    .orderBy(columns[order], direction)
    .$if(order !== "id", (query) => query.orderBy("id", direction))
    .limit(page.limit)
    .offset(page.offset);
}

export type TransactionRow = Awaited<ReturnType<typeof listTransactions>>["rows"][number];

const statuses: readonly TransactionStatusNumber[] = [1001, 1002, 1003];

type Rows = SelectQueryBuilder<Database, "player_transaction", object>;

/** The player's rows that pass the filters. */
export function sifted(db: Kysely<Database>, playerId: string, asked: TransactionsAsked): Rows {
  const { startDate, endDate, searchMinAmount, status } = asked;
  let query: Rows = db.selectFrom("player_transaction").where("player_id", "=", playerId);
  if (startDate) query = query.where("created_at", ">=", startOfDate(startDate));
  if (endDate) query = query.where("created_at", "<", addDays(startOfDate(endDate), 1));
  if (searchMinAmount) query = query.where(sql<boolean>`abs(amount) >= ${searchMinAmount}::numeric`);
  if (status) query = ofStatus(query, status);
  const filters = [
    [asked.searchCategory, categories],
    [asked.searchType, types],
    [asked.searchID, subCategories],
  ] as const;
  for (const [id, kinds] of filters) {
    if (!id) continue;
    const kind = kinds.find((known) => known.id === id);
    query = kind ? ofKind(query, kinds, kind) : query.where(sql<boolean>`false`);
  }
  return query;
}

function ofStatus(query: Rows, asked: string): Rows {
  const status = statuses.find((known) => String(known) === asked);
  return status ? query.where("status", "=", status) : query.where(sql<boolean>`false`);
}

function ofKind(query: Rows, kinds: readonly TransactionKind[], { id, key, parentId = id }: TransactionKind): Rows {
  const ofCategory = query.where("category", "=", Number(parentId) as LedgerCategory);
  if (kinds === types) return ofCategory.where("type", "=", key);
  return kinds === subCategories ? ofCategory.where("sub_category", "=", key) : ofCategory;
}

/** A row of a player's history in the format of the wire. */
export function transactionAnswer(
  row: TransactionRow,
  methods: ReadonlyMap<string, Localised>,
  language: Language,
): InferInput<typeof transaction> {
  const name = (kinds: readonly TransactionKind[], key: string) => kindOf(kinds, key, row.category)?.name[language];
  const subCategory =
    row.sub_category === null ? undefined : (name(subCategories, row.sub_category) ?? row.sub_category);
  const method = row.method_id === null ? undefined : methods.get(row.method_id)?.[language];
  return {
    id: row.id,
    createdAt: row.created_at.toISOString(),
    transaction_category_id: String(row.category),
    category: name(categories, String(row.category)) ?? String(row.category),
    ...(subCategory !== undefined && { sub_category: subCategory }),
    type: name(types, row.type) ?? row.type,
    amount: row.amount,
    ...(row.balance_after !== null && { balanceAfter: row.balance_after }),
    currency: row.currency,
    transaction_status: String(row.status),
    ...(row.decided_at && { decidedAt: row.decided_at.toISOString() }),
    ...(method !== undefined && { method }),
    ...(row.game !== null && { game: row.game }),
    ...(row.note !== null && { note: row.note }),
    ...(row.ticket_number !== null && { ticketNumber: row.ticket_number }),
  };
}

export function filterAnswer(
  { id, name, parentId }: TransactionKind,
  language: Language,
): InferInput<typeof transactionFilter> {
  return { id, name: name[language], ...(parentId !== undefined && { parentId }) };
}
