import { canonicalKey } from "./canonical.ts";
import { type AnyCall, nameOf } from "./declaration.ts";

/** A question to the operator, in a language. */
export interface AskedCall {
  readonly call: AnyCall;
  /** The request's `data` without `Lang`. */
  readonly data: object;
  readonly language: string;
}

/**
 * The address under which the worker keeps a call's answer, as a GET: Cache Storage takes no POST. The
 * endpoint (its full address) is part of it, so that answers of one operator never stand in for another's.
 */
export async function callKey(endpoint: string, { call, data, language }: AskedCall): Promise<string> {
  const text = new TextEncoder().encode(canonicalKey(call, data, language));
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", text));
  const hex = Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return `${endpoint}/${nameOf(call)}?key=${hex}`;
}
