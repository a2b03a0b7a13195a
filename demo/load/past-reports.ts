import { type Insertable, type Kysely, sql } from "kysely";
import type { Database } from "../../operator/database/schema.ts";
import { insertRows } from "../../operator/database/insert-rows.ts";
import { addDays, localDay } from "../../operator/lib/calendar.ts";
import { randomFrom } from "../../operator/lib/random.ts";

type Vital = Insertable<Database["monitoring_vital"]>;
type Count = Insertable<Database["monitoring_count"]>;

const days = 28;

/** How slow a page is compared with the home page, and how often it is opened. */
const pages = [
  { page: "/", slow: 1, share: 1 },
  { page: "/slot", slow: 1.1, share: 0.7 },
  { page: "/slot/category/$categoryID", slow: 1.2, share: 0.4 },
  { page: "/live", slow: 1.15, share: 0.4 },
  { page: "/play/$type/$id/{-$x}/{-$providerName}", slow: 1.9, share: 0.6 },
  { page: "/promotions", slow: 0.9, share: 0.2 },
  { page: "/profile/deposit/{-$methodID}", slow: 1.05, share: 0.2 },
  { page: "/profile/history", slow: 1.3, share: 0.1 },
] as const;

const visits = [
  { visit: "first", slow: 1.5, share: 0.3 },
  { visit: "later", slow: 1, share: 1 },
  { visit: "installed", slow: 0.8, share: 0.4 },
  { visit: "offline", slow: 0.7, share: 0.05 },
] as const;

/** What most visits to the home page measure, in the units of beacons. */
const usual = { LCP: 1_300, INP: 90, CLS: 20, TTFB: 240 } as const;

/**
 * Adds what the app would have reported in the last four weeks, for the days that have nothing: also for a demo that is opened
 * again after months. The same day always gets the same numbers.
 */
export async function loadPastReports(db: Kysely<Database>, now: Date): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    // Another process may be loading them, too.
    await sql`lock table monitoring_vital in share row exclusive mode`.execute(transaction);
    const { rows } = await sql<{ day: string }>`select distinct day::text from monitoring_vital`.execute(transaction);
    const known = new Set(rows.map(({ day }) => day));
    const past = Array.from({ length: days }, (_, ago) => localDay(addDays(now, -1 - ago))).filter(
      (day) => !known.has(day),
    );
    await insertRows(transaction, "monitoring_vital", past.flatMap(vitalsOf));
    await insertRows(transaction, "monitoring_count", past.flatMap(countsOf));
  });
}

function vitalsOf(day: string): readonly Vital[] {
  const random = randomFrom(`monitoring ${day}`);
  const ofDay = random.range(0.9, 1.15);
  const rows: Vital[] = [];
  for (const name of Object.keys(usual) as (keyof typeof usual)[])
    for (const { page, slow, share } of pages)
      for (const { visit, ...kind } of visits)
        // A few fast visits, most, and a few slow ones.
        for (const [spread, part] of [
          [0.8, 0.5],
          [1.1, 0.4],
          [2.2, 0.1],
        ] as const)
          rows.push({
            day,
            name,
            page,
            visit,
            value: Math.round((usual[name] * slow * kind.slow * spread * ofDay) / 10) * 10,
            times: Math.ceil(400 * share * kind.share * part * random.range(0.8, 1.2)),
          });
  return merged(rows);
}

/** Two small values may round to the same one. */
function merged(rows: readonly Vital[]): readonly Vital[] {
  const byKey = new Map<string, Vital>();
  for (const row of rows) {
    const key = `${row.name} ${row.page} ${row.visit} ${row.value}`;
    byKey.set(key, { ...row, times: row.times + (byKey.get(key)?.times ?? 0) });
  }
  return [...byKey.values()];
}

/** What is counted, and about how often on a day. */
const counts: readonly (Pick<Count, "kind" | "name"> & Partial<Count> & { readonly about: number })[] = [
  { kind: "worker", name: "active", about: 620 },
  { kind: "worker", name: "none", about: 150 },
  { kind: "worker", name: "waiting", about: 40 },
  { kind: "worker", name: "unsupported", about: 4 },
  { kind: "install", name: "ready", about: 380 },
  { kind: "install", name: "installed", about: 210 },
  { kind: "install", name: "ios", about: 140 },
  { kind: "install", name: "unavailable", about: 60 },
  { kind: "failure", name: "casino/games_list", detail: "unreachable", about: 14 },
  { kind: "failure", name: "finance/check_balance", detail: "session-expired", about: 11 },
  { kind: "failure", name: "finance/check_balance", detail: "offline", about: 9 },
  { kind: "failure", name: "games/initGame", detail: "refused", about: 3 },
  { kind: "failure", name: "/data/partners.json", detail: "unreachable", about: 1 },
  { kind: "dropped", name: "casino/games_list", about: 6 },
  { kind: "dropped", name: "cmscontroller/getPromotions", about: 1 },
  { kind: "start", name: "file", about: 3 },
  { kind: "start", name: "again", about: 1 },
  {
    kind: "error",
    name: "TypeError",
    detail: "assets/GameFrame-Cq8ZtR2w.js:1:4182\nassets/vendor-Dk1mXs7e.js:3:60412",
    page: "/play/$type/$id/{-$x}/{-$providerName}",
    about: 2,
  },
  { kind: "error", name: "QuotaExceededError", detail: "assets/index-Bw4uYh9p.js:2:20417", page: "/", about: 1 },
];

function countsOf(day: string): readonly Count[] {
  const random = randomFrom(`monitoring counts ${day}`);
  return counts.flatMap(({ about, ...count }) => {
    const times = Math.round(about * random.range(0.4, 1.6));
    return times > 0 ? [{ detail: "", page: "", ...count, day, times }] : [];
  });
}
