import { type Kysely, type SelectQueryBuilder, sql } from "kysely";
import { addDays, startOfDate } from "../calendar.ts";
import type { Database } from "../database/schema.ts";
import type { LedgerCategory } from "../database/schema/ledger.ts";
import type { TransactionStatusNumber } from "../database/schema/player-transactions.ts";
import type { Page } from "../dispatch/paging.ts";
import { categories, subCategories, type TransactionKind, types } from "./kinds.ts";

/** What of a player's history is asked for; empty or undefined is all (contract §2). */
export interface TransactionsAsked {
  readonly searchType?: string | undefined;
  readonly searchCategory?: string | undefined;
  /** The id of a sub-category. */
  readonly searchID?: string | undefined;
  /** Bare dates, the operator's local days, both included. */
  readonly startDate?: string | undefined;
  readonly endDate?: string | undefined;
  /** Moved at least so much, in either direction. */
  readonly searchMinAmount?: string | undefined;
  readonly status?: string | undefined;
  readonly OrderPar?: "createdAt" | "amount" | "id" | "" | undefined;
  readonly OrderDir?: "ASC" | "DESC" | "" | undefined;
}

/** One page of a player's history, the latest first unless asked otherwise, and how long all of it is. */
export async function listTransactions(
  db: Kysely<Database>,
  playerId: string,
  asked: TransactionsAsked,
  page: Page,
) {
  const { total } = await sifted(db, playerId, asked)
    .select(({ fn }) => fn.countAll<string>().as("total"))
    .executeTakeFirstOrThrow();
  return { rows: await pageOfTransactions(db, playerId, asked, page).execute(), total: Number(total) };
}

/** The query of one page: a range of an index, see the test. */
export function pageOfTransactions(db: Kysely<Database>, playerId: string, asked: TransactionsAsked, page: Page) {
  const direction = asked.OrderDir === "ASC" ? "asc" : "desc";
  const by = { createdAt: "moved.created_at", amount: "moved.amount", id: "moved.id" } as const;
  const first = by[asked.OrderPar || "createdAt"];
  return sifted(db, playerId, asked)
    .leftJoin("cash_request as request", "request.transaction_id", "moved.id")
    .select([
      "moved.id",
      "moved.created_at",
      "moved.category",
      "moved.sub_category",
      "moved.type",
      "moved.amount",
      "moved.balance_after",
      "moved.currency",
      "moved.status",
      "moved.game",
      "moved.ticket_number",
      "moved.note",
      "request.method_id",
    ])
    .orderBy(first, direction)
    .$if(first !== "moved.id", (query) => query.orderBy("moved.id", direction))
    .limit(page.limit)
    .offset(page.offset);
}

export type TransactionRow = Awaited<ReturnType<typeof listTransactions>>["rows"][number];

type Sifting = SelectQueryBuilder<Database & { moved: Database["player_transaction"] }, "moved", object>;

function sifted(db: Kysely<Database>, playerId: string, asked: TransactionsAsked): Sifting {
  const { startDate, endDate, searchMinAmount, status } = asked;
  let query: Sifting = db.selectFrom("player_transaction as moved").where("moved.player_id", "=", playerId);
  if (startDate) query = query.where("moved.created_at", ">=", startOfDate(startDate));
  if (endDate) query = query.where("moved.created_at", "<", addDays(startOfDate(endDate), 1));
  if (searchMinAmount) query = query.where(sql<boolean>`abs(moved.amount) >= ${searchMinAmount}::numeric`);
  if (status) query = query.where("moved.status", "=", Number(status) as TransactionStatusNumber);
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

function ofKind(query: Sifting, kinds: readonly TransactionKind[], { id, key, parentId = id }: TransactionKind): Sifting {
  const ofCategory = query.where("moved.category", "=", Number(parentId) as LedgerCategory);
  if (kinds === types) return ofCategory.where("moved.type", "=", key);
  return kinds === subCategories ? ofCategory.where("moved.sub_category", "=", key) : ofCategory;
}
