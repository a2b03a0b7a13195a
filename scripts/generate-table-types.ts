/**
 * Writes operator/database/schema.ts, the types of the tables: carries out the migrations on an empty database and reads what is
 * there. With `--check` it writes nothing and fails if the file is out of date.
 */
import { spawnSync } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Kysely, sql } from "kysely";
import {
  type ColumnOverrides,
  generate,
  GenericExpressionNode,
  IdentifierNode,
  PostgresDialect,
  type PostprocessFunction,
  RawExpressionNode,
} from "kysely-codegen";
import { migrate } from "../operator/database/migrate.ts";
import { kyselyOn, pgliteInMemory } from "../operator/database/pglite.ts";
import type { Database } from "../operator/database/schema.ts";
import { root, tool } from "./run.ts";

/** The types of SQL that are not the same as kysely-codegen's. Most `jsonb` columns are texts in both languages. */
const types = { int8: "Id", numeric: "Money", timestamptz: "Moment", date: "Day", jsonb: "Localised" };

/** Which module exports which of the types that are named below. Paths are relative to operator/database/schema.ts. */
const modules: Readonly<Record<string, readonly string[]>> = {
  kysely: ["GeneratedAlways"],
  "../lib/language.ts": ["Localised"],
  "../../src/contract/user-security-events.ts": ["SecurityEventKind"],
  "../../src/contract/cms-items.ts": ["LeaderboardRow"],
  "../../src/contract/limit-items.ts": ["LimitKind", "LimitPeriod"],
  "./columns.ts": [
    "Act",
    "Count",
    "CountedMoney",
    "Day",
    "Id",
    "JsonText",
    "LedgerAccountKind",
    "LedgerCategory",
    "LimitEventKind",
    "Market",
    "Moment",
    "Money",
    "OperatorSecretName",
    "Percentage",
    "Pick",
    "SeedingPart",
    "SettleAfter",
    "TransactionStatusNumber",
  ],
};

/** Columns whose type says more than the database knows. What is named in a `check (… in (…))` need not be here. */
const narrowed: Readonly<Record<string, readonly string[]>> = {
  Act: ["staff_audit.kind"],
  Count: ["passkey.counter"],
  CountedMoney: ["bonus.wagered", "ledger_account.balance"],
  LedgerAccountKind: ["ledger_account.kind"],
  LedgerCategory: ["ledger_transaction.category", "player_transaction.category"],
  LimitEventKind: ["limit_event.kind"],
  LimitKind: ["pending_limit.kind"],
  LimitPeriod: ["limit_event.period", "pending_limit.period"],
  Market: ["coupon_selection.market"],
  OperatorSecretName: ["operator_secret.name"],
  Percentage: ["game.rtp"],
  Pick: ["coupon_selection.pick"],
  SecurityEventKind: ["security_event.kind"],
  SeedingPart: ["seeding.part"],
  SettleAfter: ["bonus.settle_after", "cash_request.settle_after", "coupon.settle_after", "game_round.settle_after"],
  TransactionStatusNumber: ["player_transaction.status"],
  object: ["bonus_offer.terms", "cash_method.deposit", "cash_method.withdraw", "idempotent_answer.answer"],
  string: ["passkey.player_id", "player_transaction.ledger_transaction_id", "push_subscription.player_id"],
  unknown: ["game_round.bet", "game_round.outcome"],
};

/** The same for types that are no single name. */
const composed: ColumnOverrides = {
  "bank.accounts": new RawExpressionNode("readonly object[]"),
  "cash_request.filled_in": new RawExpressionNode("Readonly<Record<string, string>>"),
  "game.badges": new RawExpressionNode("readonly string[]"),
  "push_subscription.topics": new GenericExpressionNode("JsonText", [new RawExpressionNode("readonly string[]")]),
  "tournament.game_ids": new RawExpressionNode("readonly number[]"),
  "tournament.leaderboard": new GenericExpressionNode("ReadonlyArray", [new IdentifierNode("LeaderboardRow")]),
  "voucher_series.amounts": new RawExpressionNode("readonly string[]"),
};

/** `{ a: ["b", "c"] }` as `{ b: "a", c: "a" }`. */
function byName(lists: Readonly<Record<string, readonly string[]>>): Record<string, string> {
  return Object.fromEntries(Object.entries(lists).flatMap(([key, names]) => names.map((name) => [name, key])));
}

/** As nodes: kysely-codegen parses types that are given as text with the API of an older TypeScript. */
function identifiers(types: Readonly<Record<string, string>>): ColumnOverrides {
  return Object.fromEntries(Object.entries(types).map(([column, type]) => [column, new IdentifierNode(type)]));
}

/** What the database computes itself and lets nobody write. */
async function computedColumns(db: Kysely<Database>): Promise<ColumnOverrides> {
  const { rows } = await sql<{ column: string; type: string }>`
    select table_name || '.' || column_name as column, data_type as type from information_schema.columns
    where table_schema = 'public' and (identity_generation = 'ALWAYS' or is_generated = 'ALWAYS')`.execute(db);
  const typeOf = (type: string) => new IdentifierNode(type === "integer" ? "number" : "string");
  return Object.fromEntries(
    rows.map(({ column, type }) => [column, new GenericExpressionNode("GeneratedAlways", [typeOf(type)])]),
  );
}

/** A text column that is checked against a list of values can only be one of them. */
const readValues: PostprocessFunction<Database> = async ({ db, metadata }) => {
  const { rows } = await sql<{ table: string; column: string; definition: string }>`
    select conrelid::regclass::text as table, attname as column, pg_get_constraintdef(pg_constraint.oid) as definition
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'c' and cardinality(conkey) = 1`.execute(db);
  for (const { table, column, definition } of rows) {
    const list = /^CHECK \(\(\w+ = ANY \(ARRAY\[('\w+'::text(?:, '\w+'::text)*)\]\)\)\)$/.exec(definition)?.[1];
    const found = metadata.tables.find(({ name }) => name === table)?.columns.find(({ name }) => name === column);
    if (list && found) found.enumValues = [...list.matchAll(/'(\w+)'/g)].map(([, value = ""]) => value);
  }
  return metadata;
};

/** The generated file as it should be. */
async function tableTypes(): Promise<string> {
  const db = kyselyOn(await pgliteInMemory());
  try {
    await migrate(db);
    const dialect = new PostgresDialect();
    Object.assign(dialect.adapter.scalars, identifiers(types));
    const columns = {
      ...(await computedColumns(db)),
      ...identifiers(byName(narrowed)),
      ...composed,
    };
    const source = await generate({
      db,
      dialect,
      outFile: null,
      excludePattern: "kysely_*",
      overrides: { columns },
      postprocess: readValues,
      customImports: byName(modules),
    });
    return formatted(
      source
        .replace(
          /^\/\*\*.*?\*\/\n/s,
          "/** Generated from the migrations by scripts/generate-table-types.ts. Do not edit it. */\n",
        )
        .replace("export interface DB {", "/** The tables for Kysely. */\nexport interface Database {"),
    );
  } finally {
    await db.destroy();
  }
}

function formatted(source: string): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, [tool("oxfmt"), "--stdin-filepath", path], {
    cwd: root,
    input: source,
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`oxfmt: ${stderr}`);
  return stdout;
}

const path = join(root, "operator/database/schema.ts");
const source = await tableTypes();

if (!process.argv.includes("--check")) {
  await writeFile(path, source);
} else if ((await readFile(path, "utf8")) !== source) {
  console.error(
    "operator/database/schema.ts does not say what the migrations do. Write it anew: node scripts/generate-table-types.ts",
  );
  process.exitCode = 1;
}
