import type { Handler, Hono } from "hono";
import * as v from "valibot";
import { publicGetEnvelope } from "../../src/contract/public-get.ts";
import { storableCalls } from "../../src/contract/storable-call.ts";
import { Refusal } from "../core/refusal.ts";
import { texts } from "../texts/texts.ts";
import { refused } from "./envelope.ts";

/**
 * Answers a public read by GET (contract.md, Public reads by GET) with what `endpoint` answers to the same call by POST.
 * So both are the same in everything: the answer, its headers, the queue, refusals and faults.
 */
export function publicGet(endpoint: Hono): Handler {
  return async (c) => {
    const asked = publicGetEnvelope(c.req.url);
    if (!isPublicRead(asked)) {
      const refusal = new Refusal(`${texts.requests.badRequest.tr} method: expected POST`, { code: 405 });
      return c.json(refused(refusal), 405, { allow: "POST", "cache-control": "no-store" });
    }
    const headers = new Headers(c.req.raw.headers);
    headers.set("panel", "frontend");
    // They are about the body of the GET.
    for (const name of ["content-length", "transfer-encoding"]) headers.delete(name);
    const post = new Request(new URL("/", c.req.url), { method: "POST", headers, body: JSON.stringify(asked) });
    return endpoint.fetch(post, c.env);
  };
}

/** Whether its answer may be stored. Data that do not fit the call are refused by POST. */
function isPublicRead({ api, data }: ReturnType<typeof publicGetEnvelope>): boolean {
  const call = storableCalls.get(`${api.class}/${api.method}`);
  if (!call?.isPlayers) return call !== undefined;
  const request = v.safeParse(call.request, data);
  return !request.success || !call.isPlayers(request.output);
}
