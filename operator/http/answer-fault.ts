import type { Context, MiddlewareHandler } from "hono";
import { randomUUID } from "node:crypto";
import { Busy, describeFault, retryAfterSecondsOf, sparingLog } from "../lib/faults.ts";
import type { Log, LogDetails } from "../lib/log.ts";

/**
 * Answers what a handler threw. `request` is the body of the request, whose values must not be logged. `details` are added to the
 * line about a bug.
 */
export type AnswerFault = (
  error: unknown,
  c: Context,
  request?: unknown,
  details?: LogDetails,
) => Promise<Response> | Response;

/**
 * Answers a fault that will pass, such as a database that restarts, with HTTP 503 and `Retry-After`: clients wait, and no
 * error locks them. Anything else is a bug. It is logged under a number, with which `answerBug` answers HTTP 500.
 */
export function faultAnswers(
  log: Log,
  answerBug: (c: Context, incident: string) => Promise<Response> | Response,
): AnswerFault {
  // While the database is away, every call fails in the same way.
  const logPassing = sparingLog(log);
  return (error, c, request = null, details = {}) => {
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
    // As it was sent, without its query: `c.req.path` is decoded.
    const path = new URL(c.req.url).pathname;
    log("Fault", { level: "error", incident, method: c.req.method, path, ...details, fault: described });
    return answerBug(c, incident);
  };
}

/**
 * Refuses addresses and forms that no handler can use, with HTTP 400 and what is wrong: a form that cannot be parsed, and
 * NUL characters, which PostgreSQL cannot store. Browsers send neither. A limit for the size of the body must come before.
 */
export const refuseUnreadable: MiddlewareHandler = async (c, next) => {
  const problem = /%00/.test(c.req.url) ? "The address contains a NUL character." : await problemOfForm(c);
  return problem === undefined ? next() : c.text(`${problem}\n`, 400);
};

async function problemOfForm(c: Context): Promise<string | undefined> {
  if (c.req.method !== "POST") return undefined;
  // Throws if the body is too large or the connection breaks. Neither is the form's fault.
  await c.req.arrayBuffer();
  const form = await c.req.parseBody().catch(() => undefined);
  if (!form) return "The form cannot be read. Its Content-Type does not fit its body.";
  const field = Object.entries(form).find((texts) =>
    texts.some((text) => typeof text === "string" && text.includes("\0")),
  );
  return field && `The field ${JSON.stringify(field[0])} contains a NUL character.`;
}
