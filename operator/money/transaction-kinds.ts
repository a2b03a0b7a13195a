/** The categories, types and statuses of a player's history: their ids on the wire and their names. */
import { type RawBuilder, sql } from "kysely";
import type { Localised } from "../lib/language.ts";

/** A row of one of the filter lists (`finance/list_types_frontend` and the like). */
export interface TransactionKind {
  readonly id: string;
  /** Its name in the database. */
  readonly key: string;
  readonly name: Localised;
  /** Its category. */
  readonly parentId?: string;
}

export const categories: readonly TransactionKind[] = [
  { id: "1", key: "1", name: { tr: "Bahis ve oyun", en: "Bets and games" } },
  { id: "2", key: "2", name: { tr: "Yatırım", en: "Deposit" } },
  { id: "3", key: "3", name: { tr: "Çekim", en: "Withdrawal" } },
  { id: "4", key: "4", name: { tr: "Bonus", en: "Bonus" } },
];

export const types: readonly TransactionKind[] = [
  { id: "11", key: "bet", name: { tr: "Bahis", en: "Bet" }, parentId: "1" },
  { id: "12", key: "win", name: { tr: "Kazanç", en: "Win" }, parentId: "1" },
  { id: "13", key: "refund", name: { tr: "İade", en: "Refund" }, parentId: "1" },
  { id: "21", key: "deposit", name: { tr: "Yatırım", en: "Deposit" }, parentId: "2" },
  { id: "31", key: "withdraw", name: { tr: "Çekim", en: "Withdrawal" }, parentId: "3" },
  { id: "41", key: "bonus", name: { tr: "Bonus", en: "Bonus" }, parentId: "4" },
];

export const subCategories: readonly TransactionKind[] = [
  { id: "101", key: "slot", name: { tr: "Slot", en: "Slots" }, parentId: "1" },
  { id: "102", key: "table", name: { tr: "Masa oyunu", en: "Table games" }, parentId: "1" },
  { id: "103", key: "jackpot", name: { tr: "Jackpot", en: "Jackpot" }, parentId: "1" },
  { id: "104", key: "instant", name: { tr: "Anında oyun", en: "Instant games" }, parentId: "1" },
  { id: "105", key: "crash", name: { tr: "Crash", en: "Crash" }, parentId: "1" },
  { id: "106", key: "bingo", name: { tr: "Tombala", en: "Bingo" }, parentId: "1" },
  { id: "107", key: "live", name: { tr: "Canlı casino", en: "Live casino" }, parentId: "1" },
  { id: "108", key: "sport", name: { tr: "Spor", en: "Sports" }, parentId: "1" },
  { id: "109", key: "live-sport", name: { tr: "Canlı spor", en: "Live sports" }, parentId: "1" },
  { id: "110", key: "virtual", name: { tr: "Sanal oyun", en: "Virtual games" }, parentId: "1" },
  { id: "201", key: "bank", name: { tr: "Banka", en: "Bank" }, parentId: "2" },
  { id: "202", key: "mobile", name: { tr: "Mobil", en: "Mobile" }, parentId: "2" },
  { id: "203", key: "card", name: { tr: "Kart", en: "Card" }, parentId: "2" },
  { id: "204", key: "wallet", name: { tr: "Cüzdan", en: "Wallet" }, parentId: "2" },
  { id: "205", key: "crypto", name: { tr: "Kripto para", en: "Cryptocurrency" }, parentId: "2" },
  { id: "206", key: "qr", name: { tr: "QR", en: "QR" }, parentId: "2" },
  { id: "207", key: "voucher", name: { tr: "Ön ödemeli kart", en: "Prepaid card" }, parentId: "2" },
  { id: "301", key: "bank", name: { tr: "Banka", en: "Bank" }, parentId: "3" },
  { id: "302", key: "mobile", name: { tr: "Mobil", en: "Mobile" }, parentId: "3" },
  { id: "303", key: "card", name: { tr: "Kart", en: "Card" }, parentId: "3" },
  { id: "304", key: "wallet", name: { tr: "Cüzdan", en: "Wallet" }, parentId: "3" },
  { id: "305", key: "crypto", name: { tr: "Kripto para", en: "Cryptocurrency" }, parentId: "3" },
  { id: "307", key: "cash", name: { tr: "Nakit", en: "Cash" }, parentId: "3" },
  { id: "401", key: "promotion", name: { tr: "Promosyon", en: "Promotion" }, parentId: "4" },
];

/** The row of that list with this database name, within a category. Undefined when there is none. */
export function kindOf(kinds: readonly TransactionKind[], key: string, category: number): TransactionKind | undefined {
  return kinds.find((kind) => kind.key === key && (kind.parentId ?? kind.id) === String(category));
}

/**
 * The result of games: wins minus bets. A refunded bet does not count, and a bet that is not settled yet counts as lost. The
 * expression sums those rows of the query on `player_transaction` that meet the condition `also`. Every net figure that the
 * operator answers comes from it.
 */
export function gameResult(also: RawBuilder<boolean> = sql<boolean>`true`): RawBuilder<string> {
  return sql<string>`coalesce(sum(amount) filter (where category = 1 and ${also}), 0)::numeric(18, 2)::text`;
}
