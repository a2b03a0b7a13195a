import * as v from "valibot";
import { cacheableCalls } from "../src/contract/cacheable.ts";
import { type AnyCall, nameOf } from "../src/contract/declaration.ts";
import { parseJson } from "../src/contract/read-answer.ts";

/** A call of the page whose answer may be stored. */
export interface StorableCall {
  readonly call: AnyCall;
  /** The request's `data` without `Lang`. */
  readonly data: Readonly<Record<string, unknown>>;
  readonly language: string;
}

const storable: ReadonlyMap<string, AnyCall> = new Map(
  cacheableCalls.map((call): [string, AnyCall] => [nameOf(call), call]),
);

const envelope = v.object({
  api: v.object({ class: v.string(), method: v.string() }),
  data: v.object({ Lang: v.string() }),
});

/**
 * Decides by the body of a request whether its answer may be stored at all (contract §3): a declared
 * call with the policy `content` or `catalogue`, without `user`, with data that fit the declaration and
 * are not a player's own. Undefined means the network alone.
 */
export function storableCall(body: string): StorableCall | undefined {
  const sent = parseJson(body);
  // Nothing but `api` and `data`: `user`, or whatever else made the call somebody's own, is one too many.
  if (!v.is(envelope, sent) || Object.keys(sent).length > 2) return undefined;
  const call = storable.get(`${sent.api.class}/${sent.api.method}`);
  if (!call) return undefined;

  const { Lang: language, ...data } = sent.data;
  const request = v.safeParse(call.request, data);
  if (!request.success || call.isPlayers?.(request.output)) return undefined;
  return { call, data, language };
}
