import { type Insertable, type Kysely, sql } from "kysely";
import type { Beacon } from "../../src/contract/monitoring.ts";
import type { Database } from "../database/schema.ts";
import { localDay } from "../lib/calendar.ts";

type Count = Insertable<Database["monitoring_count"]>;

/** Adds a beacon to what was counted on the day. Nothing else of it is stored. */
export async function storeBeacon(db: Kysely<Database>, beacon: Beacon, now: Date): Promise<void> {
  const day = localDay(now);
  const { visit, vitals } = beacon;
  const measured = vitals.map(({ name, page, value }) => ({ day, name, page, visit, value: rounded(value), times: 1 }));
  await add(db, "monitoring_vital", ["day", "name", "page", "visit", "value"], measured);
  await add(db, "monitoring_count", ["day", "kind", "name", "detail", "page"], countsOf(beacon, day));
}

function countsOf({ worker, install, errors, failures, dropped, starts }: Beacon, day: string): readonly Count[] {
  const count = (kind: Count["kind"], name: string, times: number, detail = "", page = ""): Count => ({
    day,
    kind,
    name,
    detail,
    page,
    times,
  });
  return [
    count("worker", worker, 1),
    count("install", install, 1),
    ...errors.map(({ name, page, stack, times }) => count("error", name, times, stack.join("\n"), page)),
    ...failures.map(({ call, kind, times }) => count("failure", call, times, kind)),
    ...dropped.map(({ call, times }) => count("dropped", call, times)),
    ...starts.map(({ kind, times }) => count("start", kind, times)),
  ];
}

/**
 * Inserts rows, or adds their `times` to the rows that are there. Rows are sorted by their keys, so that two beacons at the same time
 * cannot wait for each other.
 */
async function add<Table extends "monitoring_vital" | "monitoring_count">(
  db: Kysely<Database>,
  table: Table,
  keys: readonly (keyof Insertable<Database[Table]> & string)[],
  rows: readonly Insertable<Database[Table]>[],
): Promise<void> {
  if (rows.length === 0) return;
  const columns = sql.join(keys.map((key) => sql.ref(key)));
  await sql`insert into ${sql.table(table)} (${columns}, times)
    select ${columns}, sum(times) from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)
    group by ${columns} order by ${columns}
    on conflict (${columns}) do update
      set times = least(${sql.table(table)}.times::bigint + excluded.times, 2000000000)::integer`.execute(db);
}

/** A value to about two digits: a page of 1,234 ms counts as 1,250. */
function rounded(value: number): number {
  const step = value < 100 ? 1 : value < 1_000 ? 10 : value < 10_000 ? 50 : 1_000;
  return Math.round(value / step) * step;
}
