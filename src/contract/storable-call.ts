import * as v from "valibot";
import { cacheableCalls } from "./cacheable.ts";
import { type AnyCall, nameOf } from "./declaration.ts";
import { parseJson } from "./read-answer.ts";

/** A call of the page whose answer may be stored. */
export interface StorableCall {
  readonly call: AnyCall;
  /** The request's `data` without `Lang`. */
  readonly data: Readonly<Record<string, unknown>>;
  readonly language: string;
}

/** The calls whose answers may be stored, by name. */
export const storableCalls: ReadonlyMap<string, AnyCall> = new Map(
  cacheableCalls.map((call): [string, AnyCall] => [nameOf(call), call]),
);

const envelope = v.object({
  api: v.object({ class: v.string(), method: v.string() }),
  data: v.object({ Lang: v.string() }),
});

/**
 * Decides from the body of a request whether its answer may be stored. It may be for a declared call with the policy
 * `content` or `catalogue`, without `user`, whose data match the declaration and are not specific to a player.
 * Returns undefined if only the network may answer.
 */
export function storableCall(body: string): StorableCall | undefined {
  const sent = parseJson(body);
  // Only `api` and `data` are allowed. An additional member such as `user` makes the call specific to a player.
  if (!v.is(envelope, sent) || Object.keys(sent).length > 2) return undefined;
  const call = storableCalls.get(`${sent.api.class}/${sent.api.method}`);
  if (!call) return undefined;

  const { Lang: language, ...data } = sent.data;
  const request = v.safeParse(call.request, data);
  if (!request.success || call.isPlayers?.(request.output)) return undefined;
  return { call, data, language };
}
