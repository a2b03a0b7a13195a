import { type Kysely, sql } from "kysely";
import { expect, it } from "vitest";
import type { Database } from "../database/schema.ts";
import { houseAccount, playerAccount, post, transfer } from "../money/ledger.ts";
import { databases, testNow } from "./databases.ts";

/** All rows of all tables, and the next number of each sequence. */
async function everythingIn(db: Kysely<Database>) {
  const { rows: tables } = await sql<{
    name: string;
  }>`select tablename as name from pg_tables where schemaname = 'public' order by 1`.execute(db);
  const rows: unknown[] = [];
  for (const { name } of tables)
    rows.push(
      (await sql`select to_jsonb(row)::text as row from ${sql.table(name)} as row order by 1`.execute(db)).rows,
    );
  const sequences =
    await sql`select sequencename, last_value from pg_sequences where schemaname = 'public' order by 1`.execute(db);
  return { tables, rows, sequences: sequences.rows };
}

it.each(databases)(
  "a kept database on $name holds the demo and nothing else for each user in turn",
  async ({ openSeeded: open }) => {
    const first = await open();
    const before = await everythingIn(first.db);
    expect(before.tables.length).toBeGreaterThan(50);

    const { id } = await first.db
      .selectFrom("player")
      .select("id")
      .where("username", "=", "sade")
      .executeTakeFirstOrThrow();
    const entries = transfer(
      await houseAccount(first.db, "house.games", "TRY"),
      await playerAccount(first.db, id, "wallet", "TRY"),
      "10.00",
    );
    await post(first.db, { kind: "win", at: testNow, history: { category: 1 }, entries });
    await first.db.updateTable("game").set({ name: "Başka" }).execute();
    await first.db.deleteFrom("popup").execute();
    expect(await everythingIn(first.db)).not.toEqual(before);
    await first.close();
    await expect(first.db.selectFrom("game").select("id").execute()).rejects.toThrow(
      /has closed this database|has already been destroyed/,
    );

    const second = await open();
    expect(await everythingIn(second.db)).toEqual(before);
    // The database still has its rules: an entry without a counterpart is refused.
    await expect(post(second.db, { kind: "win", at: testNow, entries: entries.slice(1) })).rejects.toThrow();
    await second.close();
  },
);

it.each(databases)(
  "a kept database on $name whose tables have changed is not used again",
  async ({ openSeeded: open }) => {
    const first = await open();
    await first.db.schema.alterTable("popup").renameTo("elsewhere").execute();
    await first.close();
    const second = await open();
    expect(await second.db.selectFrom("popup").select("id").execute()).not.toEqual([]);
    await second.close();
  },
);
