/**
 * Databases that one test file after another uses. It takes 500 ms of processor time to start PGlite and load the demo, and
 * 180 ms to copy and drop a database of a PostgreSQL server, but 20 ms to bring the demo's rows back.
 */
import { randomUUID } from "node:crypto";
import { type Kysely, type KyselyPlugin, sql } from "kysely";
import { type OpenDatabase, type OpenOptions, openDatabase } from "../database/open.ts";
import type { Database } from "../database/schema.ts";
import { openDatabases } from "./open-databases.ts";

interface Kept extends OpenDatabase {
  /** The tables that the demo was loaded into. */
  readonly tables: string;
}

/** The databases that nobody uses, by the time at which the demo was loaded. */
const unused = new Map<number, Kept[]>();

/**
 * Opens a database in memory that holds exactly the demo. `seed` must be the same in every call of a process. When it is
 * closed, it waits for the next caller.
 */
export async function openKept(options: OpenOptions): Promise<OpenDatabase> {
  const waiting = unused.get(options.now.getTime()) ?? [];
  unused.set(options.now.getTime(), waiting);
  const kept = waiting.pop();
  if (kept) await bringRowsBack(kept.db);
  const { db, tables, close } = kept ?? (await openNew(options));

  const name = `PGlite ${randomUUID()}`;
  openDatabases.add(name);
  let isClosed = false;
  const untilClosed: KyselyPlugin = {
    transformQuery({ node }) {
      if (isClosed) throw new Error("The test has closed this database.");
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return {
    db: db.withPlugin(untilClosed),
    async close() {
      isClosed = true;
      openDatabases.delete(name);
      // Rows can be brought back. A database whose tables a test has renamed or dropped is not used again.
      if ((await tablesOf(db)) === tables) waiting.push({ db, tables, close });
      else await close();
    },
  };
}

async function openNew(options: OpenOptions): Promise<Kept> {
  const { db, close } = await openDatabase(options);
  await keepRows(db);
  return { db, close, tables: await tablesOf(db) };
}

/** Copies all rows of a database, for `bringRowsBack`. */
export async function keepRows(db: Kysely<Database>): Promise<void> {
  for (const statement of copying) await sql.raw(statement).execute(db);
}

export async function bringRowsBack(db: Kysely<Database>): Promise<void> {
  await sql`call kept.restore()`.execute(db);
}

/** Describes the tables. A database in which this has changed cannot be used again. */
export async function tablesOf(db: Kysely<Database>): Promise<string> {
  const { rows } = await sql`
    select relname, relkind, relchecks, relnatts, reltriggers from (
      select oid, relname, relkind, relchecks, relnatts,
        (select count(*) from pg_trigger where tgrelid = pg_class.oid) as reltriggers
      from pg_class where relnamespace = 'public'::regnamespace
    ) as relations order by oid`.execute(db);
  return JSON.stringify(rows);
}

/** Copies all rows into another schema, with a procedure that brings them back. */
const copying = [
  `create schema kept`,
  `create table kept.tables as
    select table_name as name, string_agg(quote_ident(column_name), ', ') as columns
    from information_schema.columns
    where table_schema = 'public' and is_generated = 'NEVER'
    group by table_name`,
  `create table kept.sequences as
    select sequencename as name, coalesce(last_value, start_value) as value, last_value is not null as is_called
    from pg_sequences where schemaname = 'public'`,
  `do $$
    declare each record;
    begin
      for each in select name from kept.tables loop
        execute format('create table kept.%I as table public.%I', 'rows of ' || each.name, each.name);
      end loop;
    end $$`,
  `create procedure kept.restore() language plpgsql as $$
    declare each record;
    begin
      -- Without triggers, and without the checks of references between tables.
      perform set_config('session_replication_role', 'replica', true);
      for each in select name, columns from kept.tables loop
        execute format('delete from public.%I', each.name);
        execute format('insert into public.%I (%s) overriding system value select %2$s from kept.%I',
          each.name, each.columns, 'rows of ' || each.name);
      end loop;
      perform setval(format('public.%I', name), value, is_called) from kept.sequences;
    end $$`,
];
