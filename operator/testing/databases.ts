/** The databases for the operator's tests: `describe.each(databases)("… on $name", …)`. */
import { randomUUID } from "node:crypto";
import pg from "pg";
import { type OpenDatabase, type OpenOptions, openDatabase, type Storage } from "../database/open.ts";
import { connectToPostgres } from "../database/postgres.ts";
import { unlockSecrets } from "../database/secrets.ts";
import { type Seed, seedingOf } from "../../demo/load/seed.ts";
import { memoryStorage } from "../database/storage.ts";
import { bringRowsBack, keepRows, openKept, tablesOf } from "./kept-databases.ts";
import { testMasterKey } from "./master-key.ts";
import { openDatabases } from "./open-databases.ts";
import { testSeed } from "./seed.ts";

/** A time at which the test seed has running, coming and past content. */
export const testNow = new Date("2026-03-14T12:00:00+03:00");

export interface TestDatabase {
  readonly name: string;
  /** A new, empty storage location. `remove` deletes it. */
  readonly storage: () => Promise<{ storage: Storage; remove: () => Promise<void> }>;
  /** Opens a database with the small test demo, as at `now`, by default `testNow`. Closing it deletes what is in it. */
  readonly openSeeded: (now?: Date) => Promise<OpenDatabase>;
}

/** Names the database with the small test demo that test files get copies of, see `load-template.ts`. */
export const templateVariable = "TEST_OPERATOR_TEMPLATE";

const seed = testSeed();

export function withTestDemo(storage: Storage, now = testNow): OpenOptions {
  return { storage, masterKey: { current: testMasterKey }, seed: seedingOf(seed), now, onIdleError: () => {} };
}

const pglite: TestDatabase = {
  name: "PGlite",
  async storage() {
    return { storage: memoryStorage, remove: async () => {} };
  },
  openSeeded: (now) => openKept(withTestDemo(memoryStorage, now)),
};

function postgres(serverUrl: string): TestDatabase {
  return {
    name: "PostgreSQL",
    async storage() {
      const { url, remove } = await createDatabase(serverUrl);
      return { storage: { kind: "postgres", url }, remove };
    },
    async openSeeded(now = testNow) {
      const waiting = unused.get(now.getTime()) ?? [];
      unused.set(now.getTime(), waiting);
      const known = waiting.pop();
      const kept = known ?? (await createKept(serverUrl, now));
      const db = await connectToPostgres(kept.url, () => {});
      if (known) await bringRowsBack(db);
      await unlockSecrets(db, { current: testMasterKey });
      openDatabases.add(nameIn(kept.url));
      return {
        db,
        async close() {
          const isAsBefore = (await tablesOf(db)) === kept.tables;
          await db.destroy();
          openDatabases.delete(nameIn(kept.url));
          if (isAsBefore) waiting.push(kept);
          else await kept.remove();
        },
      };
    },
  };
}

interface KeptOnServer extends CreatedDatabase {
  /** The tables that the demo was loaded into. */
  readonly tables: string;
}

/** The databases with the demo that nobody uses, by the time at which the demo was loaded. `load-template.ts` drops them. */
const unused = new Map<number, KeptOnServer[]>();

async function createKept(server: string, now: Date): Promise<KeptOnServer> {
  const created = await createDatabase(server, process.env[templateVariable]);
  // The template is as at `testNow`. This moves the demo's dates, or loads the demo where there is no template.
  const { db, close } = await openDatabase(withTestDemo({ kind: "postgres", url: created.url }, now));
  await keepRows(db);
  const tables = await tablesOf(db);
  await close();
  return { ...created, tables };
}

const nameIn = (url: string) => new URL(url).pathname.slice(1);

export interface CreatedDatabase {
  readonly url: string;
  /** Deletes the database. */
  readonly remove: () => Promise<void>;
}

/** Creates an empty database on a PostgreSQL server, or a copy of `template`. The name of a copy begins with the template's name. */
export async function createDatabase(serverUrl: string, template = "template1"): Promise<CreatedDatabase> {
  const start = template === "template1" ? "karo_test" : template;
  const name = `${start}_${randomUUID().replaceAll("-", "").slice(0, 16)}`;
  await onServer(serverUrl, `create database ${name} template ${template} strategy file_copy`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  openDatabases.add(name);
  return {
    url: url.href,
    async remove() {
      await onServer(serverUrl, `drop database ${name} with (force)`);
      openDatabases.delete(name);
    },
  };
}

/** Deletes the copies of a template that test processes have kept. */
export async function removeCopies(serverUrl: string, template: string): Promise<void> {
  const copies = await onServer(
    serverUrl,
    `select datname as name from pg_database where starts_with(datname, '${template}_')`,
  );
  for (const { name } of copies) await onServer(serverUrl, `drop database ${name} with (force)`);
}

async function onServer(url: string, statement: string): Promise<readonly { readonly name: string }[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(statement);
    return rows;
  } finally {
    await client.end();
  }
}

const serverUrl = process.env.TEST_DATABASE_URL;

/** PostgreSQL if `TEST_DATABASE_URL` names a server, otherwise PGlite. `npm run test:all` sets `TEST_ALL` and gets both. */
export const databases: readonly TestDatabase[] = databasesOfRun();

function databasesOfRun(): TestDatabase[] {
  if (!serverUrl) return [pglite];
  return process.env.TEST_ALL ? [pglite, postgres(serverUrl)] : [postgres(serverUrl)];
}

/** Opens a database for one test file. It holds the small test demo, or another one. */
export async function openTestDatabase(database: TestDatabase, other: { seed?: Seed } = {}): Promise<OpenDatabase> {
  if (!other.seed) return database.openSeeded();
  const { storage, remove } = await database.storage();
  const { db, close } = await openDatabase({ ...withTestDemo(storage), seed: seedingOf(other.seed) });
  return { db, close: () => close().then(remove) };
}
