import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { etag } from "hono/etag";
import { type CachePolicy, nameOf } from "../../src/contract/declaration.ts";
import { messages } from "../../src/contract/envelope.ts";
import { allCalls } from "../../src/contract/registry.ts";
import { dispatch } from "./dispatch.ts";
import { type AnswerEnvelope, refused } from "./envelope.ts";
import { limitConcurrency } from "../lib/limit-concurrency.ts";
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
  const inTurn = limitConcurrency(callsAtOnce);
  operator.metrics.callQueue(inTurn.load);
  const answerFault = faultAnswers(operator.log, (c, incident) => send(c, bug(incident), "never", 500));
  /** Refuses and counts a request that is not a call. */
  const refuse = (c: Context, refusal: Refusal) => {
    operator.metrics.calls.inc(labelsOf({ call: unknownCall, outcome: "refused", code: refusal.code }));
    return send(c, refused(refusal));
  };
  const app = new Hono();
  app.post(
    "/",
    bodyLimit({
      maxSize: maxBodyBytes,
      onError: (c) => refuse(c, new Refusal(texts.requests.tooLarge.tr, { code: 413 })),
    }),
    async (c) => {
      if (c.req.header("panel") !== "frontend") {
        return refuse(c, badRequest("tr", "header panel: expected frontend"));
      }
      const body = parseBody(await c.req.text());
      if (body === undefined) return refuse(c, badRequest("tr", "body: expected JSON"));
      const call = callIn(body);
      const arrivedAt = performance.now();
      const msTaken = () => Math.round(performance.now() - arrivedAt);
      try {
        const idempotencyKey = c.req.header("idempotency-key");
        const caller = callerOf(c, operator.isTrustedProxy);
        const { envelope, cache } = await inTurn(() => dispatch(body, operator, caller, { idempotencyKey }));
        const answer = await send(c, envelope, cache);
        const { result, code } = envelope;
        noteCall(operator, { call, outcome: result ? "ok" : "refused", code }, msTaken());
        return answer;
      } catch (error) {
        const answer = await answerFault(error, c, body, { call, ms: msTaken() });
        noteCall(operator, { call, outcome: answer.status === 503 ? "busy" : "fault" }, msTaken());
        return answer;
      }
    },
  );
  app.get("/", etag(), publicGet(app));
  app.all("/", (c) => refuse(c, badRequest("tr", "method: expected POST")));
  return app;
}

const unknownCall = "unknown";
const declaredNames: ReadonlySet<string> = new Set(allCalls.map(nameOf));

/** The name of the declared call that a body asks for. Whatever else it names is neither logged nor counted by name. */
function callIn(body: unknown): string {
  const { class: controller, method } = (body as { api?: { class?: unknown; method?: unknown } } | null)?.api ?? {};
  const name = typeof controller === "string" && typeof method === "string" ? `${controller}/${method}` : unknownCall;
  return declaredNames.has(name) ? name : unknownCall;
}

interface EndedCall {
  readonly call: string;
  readonly outcome: "ok" | "refused" | "busy" | "fault";
  /** The code of a refusal. */
  readonly code?: number | undefined;
}

/** Counts a call, and logs it if it was slow. Faults are in the log already, and what is put off is logged once for all. */
function noteCall({ metrics, log, logCalls, slowCallMs }: Operator, ended: EndedCall, ms: number): void {
  const labels = labelsOf(ended);
  metrics.calls.inc(labels);
  metrics.callSeconds.observe({ call: ended.call }, ms / 1000);
  if (ended.outcome === "fault") return;
  if (ms >= slowCallMs && ended.outcome !== "busy") log("Slow call", { ...labels, ms });
  else if (logCalls) log("Call", { level: "info", ...labels, ms });
}

function labelsOf({ code, ...labels }: EndedCall) {
  return code === undefined ? labels : { ...labels, code };
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
