/**
 * Describes an exception for the log, without anything that the player sent. It omits messages of the database,
 * because they quote values, and blacks out every value of the request in other messages.
 */
export function describeFault(error: unknown, request: unknown): string {
  const cause = error instanceof Error ? error : new Error(String(error));
  const { code, constraint, table } = cause as Error & Record<string, unknown>;
  const isDatabases = typeof code === "string" && /^(?=.*\d)[0-9A-Z]{5}$/.test(code);
  const where = cause.stack?.match(/\n {4}at [\s\S]*$/)?.[0] ?? "";
  const what = isDatabases
    ? ["database error", code, table, constraint].filter(Boolean).join(" ")
    : `${cause.name}: ${cause.message}`;
  return blackOut(`${what}${where}`, request);
}

function blackOut(text: string, request: unknown): string {
  const found = [...new Set(textsIn(request))]
    .filter((value) => value.length > 2 && text.includes(value))
    // Longest first: replacing part of a secret first would hide the whole from the search.
    .toSorted((left, right) => right.length - left.length);
  return found.reduce((result, value) => result.replaceAll(value, "•••"), text);
}

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value === "number") return [String(value)];
  if (typeof value === "object" && value !== null) return Object.values(value).flatMap(textsIn);
  return [];
}

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

const firstPauseMs = 60_000;
const longestPauseMs = 3_600_000;

interface Heard {
  readonly pauseMs: number;
  /** The time until which the line is withheld, in milliseconds. */
  readonly until: number;
  withheld: number;
}

/**
 * A log for operations that are retried every second. A new line is written at once. While the same line recurs, it
 * is written again after one minute, two, four, and so on up to an hour, with the number of repetitions. A different
 * line, such as another error of the same operation, is new.
 *
 * @param now the clock, in milliseconds.
 */
export function sparingLog(log: (line: string) => void, now: () => number = Date.now): (line: string) => void {
  const heard = new Map<string, Heard>();
  return (line) => {
    const at = now();
    for (const [past, { until, pauseMs }] of heard) if (at > until + pauseMs) heard.delete(past);
    const before = heard.get(line);
    if (before && at < before.until) {
      before.withheld += 1;
      return;
    }
    const pauseMs = before ? Math.min(before.pauseMs * 2, longestPauseMs) : firstPauseMs;
    heard.set(line, { pauseMs, until: at + pauseMs, withheld: 0 });
    log(before ? `Repeated ${before.withheld + 1} more times: ${line}` : line);
  };
}

/** An error that the person who starts the operator can fix. It is printed without a stack trace. */
export class OperatorError extends Error {
  /** How to fix it. */
  readonly advice: string;

  constructor(message: string, advice: string) {
    super(message);
    this.name = "OperatorError";
    this.advice = advice;
  }
}
