import { Kysely, PostgresDialect, sql } from "kysely";
import pg from "pg";
import { OperatorError } from "../operator-error.ts";
import type { Database } from "./schema.ts";

/**
 * Kysely over a PostgreSQL server, 15 or newer.
 *
 * @throws OperatorError when the address is none, or there is no way in to the server.
 */
export async function connectToPostgres(
  databaseUrl: string,
  onIdleError: (error: Error) => void,
): Promise<Kysely<Database>> {
  // pg would take any text for the name of a database on a server of its own choice.
  if (!/^(postgres(ql)?:\/\/|socket:|\/)/.test(databaseUrl)) {
    throw new OperatorError(
      "DATABASE_URL is not the address of a PostgreSQL database.",
      "Write it as postgres://user:password@host:5432/name, or unset it to use the embedded database.",
    );
  }
  const pool = new pg.Pool({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 });
  // Without a listener a server that restarts would take the operator down with it.
  pool.on("error", onIdleError);
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  try {
    await sql`select 1`.execute(db);
  } catch (error) {
    await db.destroy();
    throw new OperatorError(
      `Cannot reach the PostgreSQL database of DATABASE_URL: ${reason(error)}.`,
      "Check that the server runs and that DATABASE_URL names it, or unset it to use the embedded database.",
    );
  }
  return db;
}

/** A refused connection to a name with several addresses is an AggregateError without a message. */
function reason(error: unknown): string {
  const { message, code } = error as Partial<NodeJS.ErrnoException>;
  return message || code || "no answer";
}
