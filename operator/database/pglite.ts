import { existsSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { PGlite, types } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { Kysely, PGliteDialect } from "kysely";
import type { Database } from "./schema.ts";

/** As `pg` does it: what a float cannot hold stays a string. */
const parsers = {
  [types.INT8]: (text: string) => text,
  [types.NUMERIC]: (text: string) => text,
};

/** What PostgreSQL has in its `contrib` and PGlite brings along, see `indexNames`. */
const extensions = { pg_trgm };

/** A database in memory; `snapshot`, made by PGlite's `dumpDataDir`, is what it starts from. */
export async function pgliteInMemory(snapshot?: Blob): Promise<PGlite> {
  return PGlite.create({ parsers, extensions, ...(snapshot && { loadDataDir: snapshot }) });
}

/** A database in a folder, which the caller has locked. `fresh` throws away what is there. */
export async function pgliteInFolder(folder: string, fresh: boolean): Promise<PGlite> {
  const data = join(folder, "database");
  const unfinished = join(folder, "database.unfinished");
  // A first start that was killed half-way leaves files that no later start could open.
  if (fresh || existsSync(unfinished)) rmSync(data, { recursive: true, force: true });
  if (existsSync(data)) return PGlite.create(data, { parsers, extensions });

  writeFileSync(unfinished, "");
  const pglite = await PGlite.create(data, { parsers, extensions });
  rmSync(unfinished);
  return pglite;
}

/** Kysely over PGlite; destroying it closes PGlite. */
export function kyselyOn(pglite: PGlite): Kysely<Database> {
  return new Kysely<Database>({ dialect: new PGliteDialect({ pglite }) });
}
