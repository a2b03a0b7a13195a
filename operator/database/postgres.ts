import { Kysely, PostgresDialect, sql } from "kysely";
import pg from "pg";
import { OperatorError } from "../lib/faults.ts";
import { PreparingClient } from "./prepare-statements.ts";
import type { Database } from "./schema.ts";

/**
 * How many connections a process opens at most. More would not make a small server faster, and all processes together must stay
 * below its `max_connections`, 100 by default.
 */
const usualConnections = 10;

/**
 * How long the operator waits for the database, in milliseconds, before it puts a call off (HTTP 503). Clients give up a read
 * after 20 s. Without these limits, one locked table would use up the whole pool.
 */
const whileServing: pg.PoolConfig = {
  connectionTimeoutMillis: 5_000,
  lock_timeout: 4_000,
  statement_timeout: 10_000,
  idle_in_transaction_session_timeout: 20_000,
};

/** While the tables are made and the demo is loaded, which takes long, and for which a second operator waits. */
const whileOpening: pg.PoolConfig = { connectionTimeoutMillis: 10_000 };

/** How many connections a process has. `waiting` counts the statements that wait for one. */
export interface Connections {
  readonly total: number;
  readonly idle: number;
  readonly waiting: number;
}

/**
 * Kysely over a PostgreSQL server, 15 or newer.
 *
 * @throws OperatorError when the address is invalid or the server refuses the connection.
 */
export async function connectToPostgres(
  databaseUrl: string,
  onIdleError: (error: Error) => void,
  purpose: "open" | "serve" = "serve",
): Promise<Kysely<Database>> {
  const { db } = await openPool(databaseUrl, onIdleError, { purpose });
  return db;
}

/** The same, with at most `most` connections, and how many there are. */
export async function openPool(
  databaseUrl: string,
  onIdleError: (error: Error) => void,
  { purpose = "serve", most = usualConnections }: { readonly purpose?: "open" | "serve"; readonly most?: number } = {},
): Promise<{ readonly db: Kysely<Database>; readonly connections: () => Connections }> {
  // pg takes any other text for the name of a database on its default server.
  if (!/^(postgres(ql)?:\/\/|socket:|\/)/.test(databaseUrl)) {
    throw new OperatorError(
      "DATABASE_URL is not the address of a PostgreSQL database.",
      "Write it as postgres://user:password@host:5432/name, or unset it to use the embedded database.",
    );
  }
  const limits = purpose === "open" ? whileOpening : whileServing;
  const pool = new pg.Pool({ connectionString: databaseUrl, max: most, Client: PreparingClient, ...limits });
  // The pool reports the breaks of connections that are idle. Connections that it is closing may break as they like.
  pool.on("error", (error) => {
    if (!pool.ending) onIdleError(error);
  });
  // It does not listen to a connection in use, and without a listener its break would crash the operator. The query that
  // was under way, or the next one, rejects.
  pool.on("connect", (client) => client.on("error", () => {}));
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  try {
    await sql`select 1`.execute(db);
  } catch (error) {
    await db.destroy();
    throw new OperatorError(
      `The PostgreSQL database in DATABASE_URL cannot be reached: ${reason(error)}.`,
      "Check that the server runs and that DATABASE_URL is right, or unset it to use the embedded database.",
    );
  }
  const connections = () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount });
  return { db, connections };
}

/** When a name has several addresses, a refused connection is an AggregateError without a message. */
function reason(error: unknown): string {
  const { message, code } = error as Partial<NodeJS.ErrnoException>;
  return message || code || "no answer";
}
