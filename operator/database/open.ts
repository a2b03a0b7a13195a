import type { Kysely } from "kysely";
import { lockFolder, unusableFolder } from "./lock.ts";
import { dropEverything, migrate } from "./migrate.ts";
import { masterKeyInFolder, type MasterKeys, newMasterKey, requiredMasterKey, unlockSecrets } from "./secrets.ts";
import { indexNames } from "./name-index.ts";
import { kyselyOn, pgliteInFolder, pgliteInMemory } from "./pglite.ts";
import { OperatorError } from "../lib/faults.ts";
import { type Connections, connectToPostgres, openPool } from "./postgres.ts";
import type { Database } from "./schema.ts";
import { whoIsIn } from "./load-once.ts";
import { snapshotFile } from "./snapshot.ts";

/** Where the data is stored. */
export type Storage =
  /** PostgreSQL 15 or newer. */
  | { readonly kind: "postgres"; readonly url: string }
  /** PGlite in a folder that only one operator uses at a time. */
  | { readonly kind: "folder"; readonly path: string }
  /** PGlite in memory, for tests. The folder holds snapshots that make later starts faster. */
  | { readonly kind: "memory"; readonly snapshots: string };

/** Fills the database, such as with the demo. Loads only what is not there yet. */
export interface Seeding {
  readonly catalogue: () => unknown;
  readonly loadCatalogue: (db: Kysely<Database>, now: Date) => Promise<void>;
  /** Comes after the secrets can be read. */
  readonly loadRest: (db: Kysely<Database>, now: Date) => Promise<void>;
}

export interface OpenOptions {
  readonly storage: Storage;
  /** A server needs one. In a folder it is made beside the data, in memory it is not kept. */
  readonly masterKey?: MasterKeys;
  /** The most connections to a server. */
  readonly mostConnections?: number | undefined;
  /** Delete all data first. */
  readonly fresh?: boolean;
  /** The demo to load. Without it, the database stays as it is. */
  readonly seed?: Seeding | undefined;
  readonly now: Date;
  /** Called when an idle database connection breaks. */
  readonly onIdleError: (error: Error) => void;
  /** Called with the reason when searches have to read all names. */
  readonly onNoNameIndex?: (reason: string) => void;
}

export interface OpenDatabase {
  readonly db: Kysely<Database>;
  /** How many connections there are now. Only for a server. */
  readonly connections?: () => Connections;
  readonly close: () => Promise<void>;
}

/**
 * Opens the database and brings its tables up to date. If `seed` is given, loads the parts of the demo that are not there yet.
 *
 * @throws OperatorError when another operator uses the folder, the folder is unusable, the server cannot be reached, or the
 *   master key is missing or wrong, or the demo should be loaded beside real players.
 */
export async function openDatabase(options: OpenOptions): Promise<OpenDatabase> {
  const { storage, masterKey = {} } = options;
  if (storage.kind === "postgres") return openPostgres(storage.url, options);
  const opened = await openPglite(storage, options);
  try {
    const current = masterKey.current ?? (storage.kind === "folder" ? masterKeyInFolder(storage.path) : newMasterKey());
    await prepare(opened.db, options, { ...masterKey, current }, opened.catalogueReady);
    return opened;
  } catch (error) {
    await opened.close();
    throw error;
  }
}

async function prepare(
  db: Kysely<Database>,
  options: OpenOptions,
  masterKey: MasterKeys & { readonly current: string },
  catalogueReady?: () => Promise<void>,
): Promise<void> {
  const { seed, now, onNoNameIndex } = options;
  await migrate(db);
  if (seed) {
    await refuseRealPlayers(db);
    await seed.loadCatalogue(db, now);
  }
  const reason = await indexNames(db);
  if (reason !== undefined) onNoNameIndex?.(reason);
  await catalogueReady?.();
  await unlockSecrets(db, masterKey);
  await seed?.loadRest(db, now);
}

async function refuseRealPlayers(db: Kysely<Database>): Promise<void> {
  const { isDemo, isUsed } = await whoIsIn(db);
  if (isDemo || !isUsed) return;
  throw new OperatorError(
    "The database holds real players or staff. The demo's players, whose passwords are public, must not be added to them.",
    "Start without --demo, or use another folder or database.",
  );
}

async function openPostgres(url: string, options: OpenOptions): Promise<OpenDatabase> {
  const current = requiredMasterKey(options.masterKey?.current);
  const patient = await connectToPostgres(url, options.onIdleError, "open");
  try {
    if (options.fresh) await dropEverything(patient);
    await prepare(patient, options, { ...options.masterKey, current });
  } finally {
    await patient.destroy();
  }
  const { mostConnections: most } = options;
  const { db, connections } = await openPool(url, options.onIdleError, { ...(most !== undefined && { most }) });
  await unlockSecrets(db, { current });
  return { db, connections, close: () => db.destroy() };
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

interface OpenPglite extends OpenDatabase {
  /** Call this once the tables exist and the catalogue is loaded. */
  readonly catalogueReady?: () => Promise<void>;
}

async function openPglite(
  storage: Exclude<Storage, { kind: "postgres" }>,
  { fresh = false, seed }: OpenOptions,
): Promise<OpenPglite> {
  if (storage.kind === "folder") return openFolder(storage.path, fresh);
  const snapshot = snapshotFile(storage.snapshots, seed?.catalogue());
  const known = snapshot.load();
  const pglite = await pgliteInMemory(known);
  const db = kyselyOn(pglite);
  return {
    db,
    close: () => db.destroy(),
    ...(!known && { catalogueReady: () => snapshot.save(pglite) }),
  };
}
