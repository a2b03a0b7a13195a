import { existsSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { PGlite, types } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { Kysely, PGliteDialect } from "kysely";
import type { Database } from "./schema.ts";

/** Like `pg`: values that do not fit a float stay strings. */
const parsers = {
  [types.INT8]: (text: string) => text,
  [types.NUMERIC]: (text: string) => text,
};

/** The extension that PostgreSQL has in `contrib` and PGlite includes, see `indexNames`. */
const extensions = { pg_trgm };

/** A database in memory. It starts from `snapshot`, if given, which PGlite's `dumpDataDir` made. */
export async function pgliteInMemory(snapshot?: Blob): Promise<PGlite> {
  return PGlite.create({ parsers, extensions, ...(snapshot && { loadDataDir: snapshot }) });
}

/** A database in a folder that the caller has locked. `fresh` deletes what is there. */
export async function pgliteInFolder(folder: string, fresh: boolean): Promise<PGlite> {
  const data = join(folder, "database");
  const unfinished = join(folder, "database.unfinished");
  // An interrupted first start leaves files that no later start can open.
  if (fresh || existsSync(unfinished)) rmSync(data, { recursive: true, force: true });
  if (existsSync(data)) return PGlite.create(data, { parsers, extensions });

  writeFileSync(unfinished, "");
  const pglite = await PGlite.create(data, { parsers, extensions });
  rmSync(unfinished);
  return pglite;
}

/** Kysely over PGlite. Destroying it closes PGlite. */
export function kyselyOn(pglite: PGlite): Kysely<Database> {
  return new Kysely<Database>({ dialect: new PGliteDialect({ pglite }) });
}
