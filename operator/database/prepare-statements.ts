import pg from "pg";

/** Beyond these, statements are planned each time. Those with lists of values have a text for each length. */
const mostPrepared = 500;

/** What PostgreSQL says of a prepared statement whose tables have other columns now. */
const columnsChanged = "0A000";

/** Statements that Kysely sends itself. The server plans nothing for them, so they need no preparing. */
const inTransactions = new Set(["begin", "commit", "rollback"]);

const names = new Map<string, string>();
let generation = 0;

/**
 * A connection whose statements the server parses and plans once, instead of each time. That is more than half of the
 * server's work for a statement that finds its rows by a key (`npm run bench -- --operator`).
 *
 * After a migration by a newer process, a statement may fail once on each connection. Then all are prepared anew.
 */
export class PreparingClient extends pg.Client {
  // oxlint-disable-next-line typescript/no-explicit-any -- `pg` declares a dozen forms. Kysely uses the one with text and values.
  override query(...args: any[]): any {
    const [text, values, callback] = args as [unknown, unknown, unknown];
    if (typeof text !== "string" || !Array.isArray(values) || callback || inTransactions.has(text))
      return this.#send(args);
    const name = nameOf(text);
    return name === undefined ? this.#send(args) : this.#send([{ name, text, values }]).catch(forget);
  }

  #send(args: unknown[]): Promise<pg.QueryResult> {
    return (super.query as (...args: unknown[]) => Promise<pg.QueryResult>).apply(this, args);
  }
}

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= mostPrepared) return known;
  const name = `s${generation}-${names.size}`;
  names.set(text, name);
  return name;
}

function forget(error: unknown): never {
  if ((error as pg.DatabaseError).code === columnsChanged) {
    generation += 1;
    names.clear();
  }
  throw error;
}
