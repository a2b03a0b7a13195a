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
  seedCatalogueOnce,
  seedContentOnce,
  seedDepositsOnce,
  seedPlayersOnce,
} from "./seeding/seed.ts";
import { snapshotFile } from "./snapshot.ts";
import { unusableFolder } from "./unusable-folder.ts";

/** Where the data are kept. */
export type Storage =
  /** PostgreSQL 15 or newer. */
  | { readonly kind: "postgres"; readonly url: string }
  /** PGlite in a folder of its own, held by one operator at a time. */
  | { readonly kind: "folder"; readonly path: string }
  /** PGlite in memory, for tests; the folder keeps snapshots that make the next start faster. */
  | { readonly kind: "memory"; readonly snapshots: string };

export interface OpenOptions {
  readonly storage: Storage;
  /** Throw away all data first. */
  readonly fresh?: boolean;
  readonly seed: Seed;
  readonly now: Date;
  /** Told of a database connection that broke while nobody used it. */
  readonly onIdleError: (error: Error) => void;
  /** Told why a search for a part of a name has to read all names, where that is so. */
  readonly onNoNameIndex?: (reason: string) => void;
}

export interface OpenDatabase {
  readonly db: Kysely<Database>;
  readonly close: () => Promise<void>;
}

/**
 * Opens the database, brings its tables up to date and loads the demo data where there are none.
 *
 * @throws OperatorError when another operator holds the folder, it cannot be used, or the server cannot be reached.
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
    await seedDepositsOnce(opened.db, options.seed, options.now);
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
  /** To be called once the tables are made and the catalogue is in them. */
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
