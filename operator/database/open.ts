import type { Kysely } from "kysely";
import { lockFolder } from "./lock.ts";
import { dropEverything, migrate } from "./migrate.ts";
import { indexNames } from "./name-index.ts";
import { kyselyOn, pgliteInFolder, pgliteInMemory } from "./pglite.ts";
import { connectToPostgres } from "./postgres.ts";
import type { Database } from "./schema.ts";
import { keepContentFresh } from "./seeding/keep-fresh.ts";
import {
  type Seed,
  seedCashierOnce,
  seedCatalogueOnce,
  seedContentOnce,
  seedPlayersOnce,
} from "./seeding/seed.ts";
import { snapshotFile } from "./snapshot.ts";
import { unusableFolder } from "./unusable-folder.ts";

/** Where the data is stored. */
export type Storage =
  /** PostgreSQL 15 or newer. */
  | { readonly kind: "postgres"; readonly url: string }
  /** PGlite in a folder that only one operator uses at a time. */
  | { readonly kind: "folder"; readonly path: string }
  /** PGlite in memory, for tests. The folder holds snapshots that make later starts faster. */
  | { readonly kind: "memory"; readonly snapshots: string };

export interface OpenOptions {
  readonly storage: Storage;
  /** Delete all data first. */
  readonly fresh?: boolean;
  readonly seed: Seed;
  readonly now: Date;
  /** Called when an idle database connection breaks. */
  readonly onIdleError: (error: Error) => void;
  /** Called with the reason when searches have to read all names. */
  readonly onNoNameIndex?: (reason: string) => void;
}

export interface OpenDatabase {
  readonly db: Kysely<Database>;
  readonly close: () => Promise<void>;
}

/**
 * Opens the database, brings its tables up to date and loads the demo data if there is none.
 *
 * @throws OperatorError when another operator uses the folder, the folder is unusable, or the server cannot be
 *   reached.
 */
export async function openDatabase(options: OpenOptions): Promise<OpenDatabase> {
  const opened = await connect(options);
  try {
    await migrate(opened.db);
    await seedCatalogueOnce(opened.db, options.seed, options.now);
    const reason = await indexNames(opened.db);
    if (reason !== undefined) options.onNoNameIndex?.(reason);
    await opened.catalogueReady?.();
    await seedContentOnce(opened.db, options.seed, options.now);
    await seedPlayersOnce(opened.db, options.seed, options.now);
    await seedCashierOnce(opened.db, options.seed, options.now);
    await keepContentFresh(opened.db, options.now);
    return opened;
  } catch (error) {
    await opened.close();
    throw error;
  }
}

async function openFolder(path: string, fresh: boolean): Promise<OpenDatabase> {
  let unlock: (() => void) | undefined;
  try {
    unlock = lockFolder(path);
    const db = kyselyOn(await pgliteInFolder(path, fresh));
    return { db, close: () => db.destroy().finally(unlock) };
  } catch (error) {
    unlock?.();
    throw unusableFolder(path, error);
  }
}

interface Connected extends OpenDatabase {
  /** Call this once the tables exist and the catalogue is loaded. */
  readonly catalogueReady?: () => Promise<void>;
}

async function connect(options: OpenOptions): Promise<Connected> {
  const { storage, fresh = false } = options;
  if (storage.kind === "postgres") {
    const db = await connectToPostgres(storage.url, options.onIdleError);
    if (fresh) await dropEverything(db);
    return { db, close: () => db.destroy() };
  }
  if (storage.kind === "folder") {
    return openFolder(storage.path, fresh);
  }
  const snapshot = snapshotFile(storage.snapshots, options.seed.catalogue());
  const known = snapshot.load();
  const pglite = await pgliteInMemory(known);
  const db = kyselyOn(pglite);
  return {
    db,
    close: () => db.destroy(),
    ...(!known && { catalogueReady: () => snapshot.save(pglite) }),
  };
}
