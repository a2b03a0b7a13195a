/** The databases for the operator's tests: `describe.each(databases)("… on $name", …)`. */
import { randomUUID } from "node:crypto";
import pg from "pg";
import type { OpenDatabase, Storage } from "../database/open.ts";
import { openDatabase } from "../database/open.ts";
import { memoryStorage } from "../storage.ts";
import { testSeed } from "./seed.ts";

/** A time at which the test seed has running, coming and past content. */
export const testNow = new Date("2026-03-14T12:00:00+03:00");

export interface TestDatabase {
  readonly name: string;
  /** A new, empty storage location. `remove` deletes it. */
  readonly storage: () => Promise<{ storage: Storage; remove: () => Promise<void> }>;
}

const pglite: TestDatabase = {
  name: "PGlite",
  async storage() {
    return { storage: memoryStorage, remove: async () => {} };
  },
};

function postgres(serverUrl: string): TestDatabase {
  return {
    name: "PostgreSQL",
    async storage() {
      const { url, remove } = await createDatabase(serverUrl);
      return { storage: { kind: "postgres", url }, remove };
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
  return { url: url.href, remove: () => onServer(serverUrl, `drop database ${name} with (force)`) };
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

/** PGlite always, and PostgreSQL if `TEST_DATABASE_URL` names a server. */
export const databases: readonly TestDatabase[] = [
  pglite,
  ...(serverUrl ? [postgres(serverUrl)] : []),
];

/** Opens a seeded database for one test file. */
export async function openTestDatabase(
  database: TestDatabase,
  { seed = testSeed(), now = testNow } = {},
): Promise<OpenDatabase> {
  const { storage, remove } = await database.storage();
  const opened = await openDatabase({ storage, seed, now, onIdleError: () => {} });
  return {
    db: opened.db,
    async close() {
      await opened.close();
      await remove();
    },
  };
}
