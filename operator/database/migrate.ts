import { readFileSync } from "node:fs";
import { type Kysely, sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import { OperatorError } from "../operator-error.ts";
import type { Database } from "./schema.ts";

/** The groups of tables in `tables/`, each after those that it refers to. */
const groups = [
  "site",
  "catalogue",
  "content",
  "accounts",
  "sessions",
  "outbox",
  "ledger",
  "history",
  "cashier",
  "play",
  "coupons",
  "game-rounds",
  "idempotency",
] as const;

/** A statement ends with a semicolon before an empty line, or at the end of the file. */
function statementsOf(group: string): string[] {
  const text = readFileSync(new URL(`tables/${group}.sql`, import.meta.url), "utf8");
  return text.trim().replace(/;$/, "").split(/;\n\n+/);
}

const initial: Migration = {
  async up(db) {
    for (const statement of groups.flatMap(statementsOf)) await sql.raw(statement).execute(db);
  },
};

/** In their order. A later change of the tables is a migration of its own; `initial` stays as it is once it is released. */
const migrations: Record<string, Migration> = { "0001-initial": initial };

/**
 * Brings the tables up to date. Throws what the failing migration threw; a failed one leaves no trace.
 *
 * @throws OperatorError for tables that another version made, which this one cannot bring up to date.
 */
export async function migrate(db: Kysely<Database>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error, results } = await migrator.migrateToLatest();
  if (!error) return;
  // Before anything is done, the list of what was done is read: another version's says other names.
  if (results === undefined && error instanceof Error && error.message.includes("corrupted migrations")) {
    throw new OperatorError(
      "The database holds the demo of another version, with other tables.",
      "Start once with --fresh, which throws its data away, or name another folder or database.",
    );
  }
  throw error;
}

/** Drops every table of the operator, of this version or an earlier one, with all that is in them. */
export async function dropEverything(db: Kysely<Database>): Promise<void> {
  const made = (what: "table" | "function") =>
    groups.flatMap(statementsOf).flatMap((statement) => new RegExp(`^create ${what} (\\w+)`, "m").exec(statement)?.[1] ?? []);
  await db.transaction().execute(async (transaction) => {
    for (const table of [...made("table"), "kysely_migration", "kysely_migration_lock"]) {
      await sql`drop table if exists ${sql.id(table)} cascade`.execute(transaction);
    }
    for (const name of made("function")) await sql`drop function if exists ${sql.id(name)} cascade`.execute(transaction);
  });
}
