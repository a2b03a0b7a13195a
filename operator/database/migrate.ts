import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { type Kysely, sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import { OperatorError } from "../lib/faults.ts";
import type { Database } from "./schema.ts";

/** The groups of tables in `tables/`. A group comes after those that it refers to. */
const groups = [
  "site",
  "catalogue",
  "content",
  "accounts",
  "sessions",
  "staff",
  "passkeys",
  "push",
  "outbox",
  "ledger",
  "history",
  "cashier",
  "limits",
  "play",
  "coupons",
  "game-rounds",
  "idempotency",
] as const;

/** The statements, without comments. Each ends with a semicolon before an empty line, or at the end of the file. */
function statementsOf(group: string): string[] {
  const text = readFileSync(new URL(`tables/${group}.sql`, import.meta.url), "utf8").replace(/^ *--.*\n/gm, "");
  return text
    .trim()
    .replace(/;$/, "")
    .split(/;\n\n+/);
}

/**
 * The migrations in order. Until the first release there is one, and its name changes with its statements, so that
 * the database of an earlier demo is recognised. Once released, its name and statements must not change; a later
 * change of the tables is a migration of its own.
 */
async function migrations(): Promise<Record<string, Migration>> {
  const statements = groups.flatMap(statementsOf);
  const version = createHash("sha256").update(statements.join("\n")).digest("hex").slice(0, 8);
  const up: Migration["up"] = async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  };
  return { [`0001-initial-${version}`]: { up } };
}

/**
 * Brings the tables up to date. A failed migration leaves no trace, and its error is thrown.
 *
 * @throws OperatorError for tables of another version that this version cannot migrate.
 */
export async function migrate(db: Kysely<Database>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: migrations } });
  const { error, results } = await migrator.migrateToLatest();
  if (!error) return;
  // Check the list of past migrations first. Another version's list contains other names.
  if (results === undefined && error instanceof Error && error.message.includes("corrupted migrations")) {
    throw new OperatorError(
      "The database holds the demo of another version, whose tables differ.",
      "Start once with --fresh, which deletes its data, or use another folder or database.",
    );
  }
  throw error;
}

/** Drops every table of the operator, of this and earlier versions, with all data. */
export async function dropEverything(db: Kysely<Database>): Promise<void> {
  const made = (what: "table" | "function") =>
    groups
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
