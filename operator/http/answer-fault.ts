import { randomUUID } from "node:crypto";
import type { Context } from "hono";
import { describeFault } from "../describe-fault.ts";
import { Busy, retryAfterSecondsOf } from "../passing-fault.ts";
import { sparingLog } from "../sparing-log.ts";

/** Answers what a handler threw. `request` is the body of the request, whose values must not be logged. */
export type AnswerFault = (error: unknown, c: Context, request?: unknown) => Promise<Response> | Response;

/**
 * Answers a fault that will pass, such as a database that restarts, with HTTP 503 and `Retry-After`: clients wait, and no
 * error locks them. Anything else is a bug. It is logged under a number, with which `answerBug` answers HTTP 500.
 */
export function faultAnswers(
  log: (line: string) => void,
  answerBug: (c: Context, incident: string) => Promise<Response> | Response,
): AnswerFault {
  // While the database is away, every call fails in the same way.
  const logPassing = sparingLog(log);
  return (error, c, request = null) => {
    const retryAfterSeconds = retryAfterSecondsOf(error);
    // Under a flood this answer has to be cheap, and to describe a stack takes longer than all the rest.
    const described = error instanceof Busy ? error.message : describeFault(error, request);
    if (retryAfterSeconds !== undefined) {
      const [withoutStack = ""] = described.split("\n", 1);
      logPassing(`Put off with 503: ${withoutStack}`);
      return c.text("Try again later\n", 503, {
        "Retry-After": String(retryAfterSeconds),
        "Cache-Control": "no-store",
      });
    }
    const incident = randomUUID();
    // Hono decodes `c.req.path`, and a line break in an address would forge a line of the log.
    log(`Fault ${incident} at ${c.req.method} ${new URL(c.req.url).pathname}: ${described}`);
    return answerBug(c, incident);
  };
}
