import { type Insertable, type Kysely, sql } from "kysely";
import type { Database } from "./schema.ts";

const rowsAtOnce = 2_000;

/**
 * Inserts many rows in few statements. The rows are one JSON parameter: with a parameter for each value, a few
 * hundred rows would exceed PostgreSQL's limit of 65,535. All rows must have the same columns. `withIds` is for tables
 * that otherwise number their rows themselves.
 */
export async function insertRows<Table extends keyof Database>(
  db: Kysely<Database>,
  table: Table,
  rows: readonly Insertable<Database[Table]>[],
  { withIds = false } = {},
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const into = sql.table(table);
  const columns = sql.join(Object.keys(first).map((column) => sql.ref(column)));
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    const json = JSON.stringify(rows.slice(start, start + rowsAtOnce));
    const numbered = sql.raw(withIds ? "overriding system value" : "");
    await sql`insert into ${into} (${columns}) ${numbered}
      select ${columns} from jsonb_populate_recordset(null::${into}, ${json}::jsonb)`.execute(db);
  }
}
