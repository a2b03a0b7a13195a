import { canonicalKey } from "../src/contract/canonical.ts";
import { nameOf } from "../src/contract/declaration.ts";
import type { StorableCall } from "./storable-call.ts";

/**
 * The address under which a call's answer is stored, as a GET: Cache Storage takes no POST. The endpoint
 * is part of it, so that answers of one operator never stand in for another's.
 */
export async function callKey(endpoint: string, stored: StorableCall): Promise<string> {
  const { call, data, language } = stored;
  const text = new TextEncoder().encode(canonicalKey(call, data, language));
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", text));
  const hex = Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return `${endpoint}/${nameOf(call)}?key=${hex}`;
}
