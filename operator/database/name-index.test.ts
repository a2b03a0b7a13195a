import { type Kysely, sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { foldForSearch } from "../../src/lib/turkish.ts";
import { matchesOnShelf, searchPatterns, tablesThatPass } from "../content/find-games.ts";
import { databases, openTestDatabase } from "../testing/databases.ts";
import { testSeed } from "../testing/seed.ts";
import { indexNames } from "./name-index.ts";
import type { OpenDatabase } from "./open.ts";
import type { Database } from "./schema.ts";

const seed = testSeed(12_000);
const { games } = seed.catalogue();

const search = (db: Kysely<Database>, typed: string) =>
  matchesOnShelf(db, 1, { others: [], patterns: searchPatterns(typed) }).select("here.game_id");

describe.each(databases)("the index of names on $name", (database) => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    opened = await openTestDatabase(database, { seed });
  });
  afterAll(() => opened.close());

  it.each(["119", "cevher 119", "5 119"])("finds games by %j without reading all names", async (typed) => {
    const plan = JSON.stringify(await search(opened.db, typed).explain("json"));
    expect(plan).toContain('"Index Name":"game_folded_name_part"');
    expect(plan).not.toContain('"Seq Scan"');
  });

  it("finds tables in the same way once they fill more than one database page", async () => {
    await opened.db.transaction().execute(async (transaction) => {
      await sql`set local enable_seqscan = off`.execute(transaction);
      const plan = JSON.stringify(
        await tablesThatPass(transaction, { searchGameName: "rulet" }).selectAll().explain("json"),
      );
      expect(plan).toContain('"Index Name":"live_table_folded_name_part"');
    });
  });

  it.each(["9", "11", "ni 11", "n 119", "gumus"])("answers %j with and without the index alike", async (typed) => {
    const words = typed.split(" ");
    const expected = games
      .filter(({ name }) => words.every((word) => foldForSearch(name).includes(word)))
      .map(({ id }) => String(id));
    for (const scan of ["enable_seqscan", "enable_bitmapscan"]) {
      await opened.db.transaction().execute(async (transaction) => {
        await sql`set local ${sql.raw(scan)} = off`.execute(transaction);
        const found = await search(transaction, typed).execute();
        expect(
          found
            .map(({ game_id }) => Number(game_id))
            .toSorted((a, b) => a - b)
            .map(String),
        ).toEqual(expected);
      });
    }
  });

  it("works without an index if the database does not allow one, with a message", async () => {
    await opened.db.connection().execute(async (connection) => {
      await sql`drop extension pg_trgm cascade`.execute(connection);
      const role = `visitor_${process.pid}`;
      await sql`create role ${sql.id(role)}`.execute(connection);
      await sql`grant select on all tables in schema public to ${sql.id(role)}`.execute(connection);
      await sql`set role ${sql.id(role)}`.execute(connection);
      expect(await indexNames(connection)).toContain("permission denied");
      expect((await search(connection, "cevher 119").execute()).length).toBeGreaterThan(0);
      await sql`reset role`.execute(connection);
      await sql`drop owned by ${sql.id(role)}`.execute(connection);
      await sql`drop role ${sql.id(role)}`.execute(connection);
      expect(await indexNames(connection)).toBeUndefined();
      expect(await indexNames(connection)).toBeUndefined();
    });
  });
});
