/** The databases for the operator's tests: `describe.each(databases)("… on $name", …)`. */
import { randomUUID } from "node:crypto";
import pg from "pg";
import { type OpenDatabase, type OpenOptions, openDatabase, type Storage } from "../database/open.ts";
import { connectToPostgres } from "../database/postgres.ts";
import type { Seed } from "../database/seeding/seed.ts";
import { memoryStorage } from "../storage.ts";
import { openKept } from "./kept-databases.ts";
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
  return { storage, seed, now, onIdleError: () => {} };
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
      const template = process.env[templateVariable];
      const { url, remove } = await createDatabase(serverUrl, template);
      if (template !== undefined && now.getTime() === testNow.getTime()) {
        const db = await connectToPostgres(url, () => {});
        return { db, close: () => db.destroy().then(remove) };
      }
      // Moves the demo's dates to `now`.
      const { db, close } = await openDatabase(withTestDemo({ kind: "postgres", url }, now));
      return { db, close: () => close().then(remove) };
    },
  };
}

export interface CreatedDatabase {
  readonly url: string;
  /** Deletes the database. */
  readonly remove: () => Promise<void>;
}

/** Creates a database on a PostgreSQL server: empty, or as a copy of the database named `template`. */
export async function createDatabase(serverUrl: string, template = "template1"): Promise<CreatedDatabase> {
  const name = `karo_test_${randomUUID().replaceAll("-", "")}`;
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

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
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
  const { db, close } = await openDatabase({ ...withTestDemo(storage), seed: other.seed });
  return { db, close: () => close().then(remove) };
}
