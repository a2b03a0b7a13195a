import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { type Kysely, sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import { OperatorError } from "../lib/faults.ts";
import type { Database } from "./schema.ts";

/** Each migration is an SQL file or, as the first one, a folder of them. They are carried out in the order of their names. */
const folder = join(import.meta.dirname, "migrations");

/** The first migration had a name that changed with its statements. This is the one of the tables that it has now. */
export const firstUnderItsOldName = "0001-initial-2cca0713";

/** The names of the migrations, in order. */
export function migrationNames(): readonly string[] {
  return readdirSync(folder)
    .toSorted()
    .map((name) => name.replace(/\.sql$/, ""));
}

/** A migration's statements, without comments. Each ends with a semicolon before an empty line, or at the end of a file. */
export function statementsOf(migration: string): readonly string[] {
  const path = join(folder, migration);
  const isFolder = statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
  const files = isFolder
    ? readdirSync(path)
        .toSorted()
        .map((name) => join(path, name))
    : [`${path}.sql`];
  return files.flatMap((file) =>
    readFileSync(file, "utf8")
      .replace(/^ *--.*\n/gm, "")
      .trim()
      .replace(/;$/, "")
      .split(/;\n\n+/),
  );
}

/** What the migrator carries out, by name. */
export async function migrations(): Promise<Record<string, Migration>> {
  const up = (name: string): Migration["up"] => {
    return async (db) => {
      for (const statement of statementsOf(name)) await sql.raw(statement).execute(db);
    };
  };
  return Object.fromEntries(migrationNames().map((name) => [name, { up: up(name) }]));
}

/**
 * Brings the tables up to date. A failed migration leaves no trace, and its error is thrown.
 *
 * @throws OperatorError for tables of a newer version, or of a demo from before the migrations had numbers.
 */
export async function migrate(db: Kysely<Database>): Promise<void> {
  await renameFirst(db);
  const migrator = new Migrator({ db, provider: { getMigrations: migrations } });
  const { error, results } = await migrator.migrateToLatest();
  if (!error) return;
  // Check the list of past migrations first. Another version's list contains other names.
  if (results === undefined && error instanceof Error && error.message.includes("corrupted migrations")) {
    throw new OperatorError(
      "The database has tables that this version does not know.",
      "Start the version that made them, or a later one. A demo can also start anew: --fresh deletes its data.",
    );
  }
  throw error;
}

async function renameFirst(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ exists: boolean }>`select to_regclass('kysely_migration') is not null as exists`.execute(
    db,
  );
  if (!rows[0]?.exists) return;
  const [name] = migrationNames();
  await sql`update kysely_migration set name = ${name} where name = ${firstUnderItsOldName}`.execute(db);
}

/** Drops every table of the operator, with all data. */
export async function dropEverything(db: Kysely<Database>): Promise<void> {
  const made = (what: "table" | "function") =>
    migrationNames()
      .flatMap(statementsOf)
      .flatMap((statement) => new RegExp(`^create ${what} (\\w+)`, "m").exec(statement)?.[1] ?? []);
  await db.transaction().execute(async (transaction) => {
    for (const table of [...made("table"), "kysely_migration", "kysely_migration_lock"]) {
      await sql`drop table if exists ${sql.id(table)} cascade`.execute(transaction);
    }
    for (const name of made("function"))
      await sql`drop function if exists ${sql.id(name)} cascade`.execute(transaction);
  });
}
