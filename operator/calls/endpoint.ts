import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { etag } from "hono/etag";
import type { CachePolicy } from "../../src/contract/declaration.ts";
import { messages } from "../../src/contract/envelope.ts";
import { dispatch } from "./dispatch.ts";
import { type AnswerEnvelope, refused } from "./envelope.ts";
import { boundedQueue } from "../lib/bounded-queue.ts";
import { parseBody } from "../lib/parse-body.ts";
import { badRequest, Refusal } from "../core/refusal.ts";
import type { Operator } from "./operator.ts";
import { publicGet } from "./public-get.ts";
import { faultAnswers } from "../http/answer-fault.ts";
import { compressed, entityTag } from "../http/compression.ts";
import { callerOf } from "../http/visit.ts";
import { texts } from "../texts/texts.ts";

/** Far larger than the longest form, and far too small to do harm. */
const maxBodyBytes = 64 * 1024;

/**
 * How long a cache may give the answer to a GET (public-get.ts). Short, because it delays what the back office changes, and
 * maintenance. Nobody caches answers to a POST.
 */
const cacheHints: Record<CachePolicy, string> = {
  content: "public, max-age=60, stale-while-revalidate=300",
  catalogue: "public, max-age=60, stale-while-revalidate=300",
  player: "no-store",
  never: "no-store",
};

/**
 * How many calls a process carries out at a time, and how many more wait. With more at a time each takes longer, and a longer
 * queue makes clients wait for what they have given up. The rest is told to come back (HTTP 503).
 */
const callsAtOnce = { atOnce: 64, mostWaiting: 256 };

/** `/endpoint/v1`, the address of all product calls (contract.md, Transport). */
export function endpoint(operator: Operator): Hono {
  const inTurn = boundedQueue(callsAtOnce);
  const answerFault = faultAnswers(operator.log, (c, incident) => send(c, bug(incident), "never", 500));
  const app = new Hono();
  app.post(
    "/",
    bodyLimit({
      maxSize: maxBodyBytes,
      onError: (c) => send(c, refused(new Refusal(texts.requests.tooLarge.tr, { code: 413 }))),
    }),
    async (c) => {
      if (c.req.header("panel") !== "frontend") {
        return send(c, refused(badRequest("tr", "header panel: expected frontend")));
      }
      const body = parseBody(await c.req.text());
      if (body === undefined) return send(c, refused(badRequest("tr", "body: expected JSON")));
      try {
        const idempotencyKey = c.req.header("idempotency-key");
        const caller = callerOf(c, operator.isTrustedProxy);
        const { envelope, cache } = await inTurn(() => dispatch(body, operator, caller, { idempotencyKey }));
        return await send(c, envelope, cache);
      } catch (error) {
        return answerFault(error, c, body);
      }
    },
  );
  app.get("/", etag(), publicGet(app));
  app.all("/", (c) => send(c, refused(badRequest("tr", "method: expected POST"))));
  return app;
}

/** The answer to a bug of the operator. The details are in the log under this number. */
function bug(incident: string): AnswerEnvelope {
  return { result: false, message: messages.internalError, data: null, debug: incident };
}

async function send(
  c: Context,
  envelope: AnswerEnvelope,
  cache: CachePolicy = "never",
  status: 200 | 500 = 200,
): Promise<Response> {
  const text = JSON.stringify(envelope);
  const mayBeKept = cacheHints[cache] !== "no-store";
  const headers = {
    "content-type": "application/json; charset=utf-8",
    "cache-control": cacheHints[cache],
    ...(mayBeKept && { etag: entityTag(text) }),
  };
  return compressed(c, text, headers, status);
}
