/**
 * `node tests/bench/operator-history.ts`: measures finance/list_transactions among 1,000,000 rows, without HTTP. One
 * player has 3,000 of them, another 20,000. It uses DATABASE_URL if that is set (an empty database), otherwise a
 * database in memory.
 */
import { sql } from "kysely";
import { localDay } from "../../operator/lib/calendar.ts";
import { newMasterKey } from "../../operator/database/secrets.ts";
import { openDatabase } from "../../operator/database/open.ts";
import { demoSeed } from "../../demo/demo-data.ts";
import { seedingOf } from "../../demo/load/seed.ts";
import { memoryStorage } from "../../operator/database/storage.ts";
import { listTransactions, type TransactionsAsked } from "../../operator/money/transactions.ts";

const [all, ofHeavy, ofUsual] = [1_000_000, 20_000, 3_000];
const [runs, aimMs] = [20, 50];
const rowsAtOnce = 50_000;

const url = process.env.DATABASE_URL;
const { db, close } = await openDatabase({
  storage: url ? { kind: "postgres", url } : memoryStorage,
  masterKey: { current: newMasterKey() },
  seed: seedingOf({
    ...demoSeed,
    catalogue: () => ({ providers: [], categories: [], games: [], liveProviders: [], liveCategories: [], tables: [] }),
  }),
  now: new Date(),
  onIdleError: (error) => console.error(error.message),
});
const players = await db.selectFrom("player").select(["id", "username"]).orderBy("id").execute();
const idOf = (name: string) => players.find(({ username }) => username === name)?.id ?? "";
const others = players.filter(({ username }) => username !== "defne" && username !== "deniz").map(({ id }) => id);
const ids = `{${others.join(",")}}`;

let started = performance.now();
for (let from = 0; from < all; from += rowsAtOnce) {
  await sql`insert into player_transaction (player_id, created_at, category, sub_category, type, amount, currency, status)
    select case when row < ${ofUsual} then ${idOf("defne")}::bigint when row < ${ofUsual + ofHeavy} then ${idOf("deniz")}::bigint
        else (${ids}::bigint[])[1 + row % ${others.length}] end,
      now() - make_interval(mins => (row::bigint * 7919 % 525600)::int),
      (array[1, 1, 1, 1, 1, 2, 4])[1 + row % 7], (array['slot', 'live', 'sport', 'slot', 'bank', 'bank', 'promotion'])[1 + row % 7],
      (array['bet', 'win', 'bet', 'bet', 'win', 'deposit', 'bonus'])[1 + row % 7], 1 + row % 977, 'TRY', case row % 11 when 0 then 1001 else 1003 end
    from generate_series(${from}::int, ${Math.min(from + rowsAtOnce, all) - 1}::int) as row`.execute(db);
}
await sql`analyze player_transaction`.execute(db);
console.log(`${all} rows: ${Math.round(performance.now() - started)} ms`);

const ago = (days: number) => localDay(new Date(Date.now() - days * 86_400_000));
const filters: Record<string, TransactionsAsked> = {
  everything: {},
  "oldest first": { OrderDir: "ASC" },
  "by amount": { OrderPar: "amount" },
  "by number": { OrderPar: "id" },
  "a category": { searchCategory: "2" },
  "a type": { searchType: "12" },
  "a sub-category": { searchID: "107" },
  "a status": { status: "1001" },
  "from an amount": { searchMinAmount: "900" },
  "last 30 days": { startDate: ago(30) },
  "all at once": {
    searchCategory: "1",
    searchType: "11",
    searchID: "101",
    status: "1003",
    searchMinAmount: "500",
    startDate: ago(180),
    OrderPar: "amount",
  },
};
let isSlow = false;
for (const [name, rows] of [
  ["defne", ofUsual],
  ["deniz", ofHeavy],
] as const) {
  for (const [filter, asked] of Object.entries(filters)) {
    const { total } = await listTransactions(db, idOf(name), asked, { limit: 1, offset: 0 });
    // No page costs more than the one in the middle: those after it are read from the other end.
    for (const offset of [0, Math.floor(total / 2), Math.floor(total / 10) * 9]) {
      const times: number[] = [];
      for (let run = 0; run < runs; run += 1) {
        started = performance.now();
        await listTransactions(db, idOf(name), asked, { limit: 50, offset });
        times.push(performance.now() - started);
      }
      const median = times.toSorted((a, b) => a - b)[runs / 2] ?? 0;
      isSlow ||= median > aimMs;
      console.log(`${String(rows).padStart(6)} rows, ${filter}, from ${offset}: ${median.toFixed(1)} ms`);
    }
  }
}
console.log(isSlow ? `Over ${aimMs} ms.` : `All under ${aimMs} ms.`);
await close();
