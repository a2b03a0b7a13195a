/** The operator cannot answer now, but soon will: HTTP 503 with `Retry-After` (docs/contract.md, Refusals and errors). */
export class Busy extends Error {
  readonly retryAfterSeconds: number;

  constructor(what: string, retryAfterSeconds: number) {
    super(what);
    this.name = "Busy";
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** A database that broke a connection, or is overloaded, usually answers again after this time. */
const databaseRetryAfterSeconds = 2;

/**
 * SQLSTATE codes of faults that pass, as listed in PostgreSQL's appendix A: connection failures (08), insufficient resources
 * (53), cancelled statements and servers that start or stop (57), serialization failures and deadlocks (40), lock timeouts
 * (55P03) and timeouts of idle transactions (25P03).
 */
const passingCode = /^(08...|53...|57014|57P0[1-5]|40001|40P01|55P03|25P03)$/;

/** Codes of Node's sockets. */
const networkCodes: ReadonlySet<string> = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENOTFOUND",
  "EAI_AGAIN",
]);

/** Faults of `pg`, `pg-pool`, PGlite and Kysely that have no code. They are recognised by their words. */
const passingWords =
  /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end|PGlite is clos|driver has already been destroyed)/;

/** Returns the seconds after which a client may try again if the fault will pass by itself, and undefined for a bug. */
export function retryAfterSecondsOf(error: unknown): number | undefined {
  if (error instanceof Busy) return error.retryAfterSeconds;
  return isDatabaseAway(error) ? databaseRetryAfterSeconds : undefined;
}

function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, message } = error as NodeJS.ErrnoException;
  if (typeof code === "string" && (passingCode.test(code) || networkCodes.has(code))) return true;
  // A host with several addresses fails once for each of them.
  if (error instanceof AggregateError) return error.errors.some(isDatabaseAway);
  return passingWords.test(message);
}
