import { hex } from "../lib/checksum.ts";
import { canonicalKey } from "./canonical.ts";
import { type AnyCall, nameOf } from "./declaration.ts";

/** A call with its data and language. */
export interface CallWithData {
  readonly call: AnyCall;
  /** The request's `data` without `Lang`. */
  readonly data: object;
  readonly language: string;
}

/**
 * Returns the address under which the worker stores a call's answer. It is a GET address, because Cache Storage does
 * not accept POST. It includes the full endpoint, so that one operator's answers are never used for another.
 */
export async function callKey(endpoint: string, { call, data, language }: CallWithData): Promise<string> {
  const text = new TextEncoder().encode(canonicalKey(call, data, language));
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", text));
  return `${endpoint}/${nameOf(call)}?key=${hex(hash)}`;
}
