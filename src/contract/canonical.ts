import type { AnyCall } from "./declaration.ts";

/** Not part of the data in the key: `Lang` has its own place there, and `concatRequire` does not change the rows. */
const volatileFields: ReadonlySet<string> = new Set(["Lang", "concatRequire"]);

/**
 * Returns a text that identifies a call with its data and language. The order of fields does not matter, and
 * undefined fields are left out, as in JSON.
 *
 * It does not identify the schemas: each version of them has its own caches.
 *
 * @param data `data` of the envelope, JSON values only; its `Lang` is ignored in favour of `lang`
 */
export function canonicalKey(call: Pick<AnyCall, "class" | "method">, data: object | undefined, lang: string): string {
  const asked = Object.entries(data ?? {}).filter(([field]) => !volatileFields.has(field));
  return JSON.stringify([call.class, call.method, lang, sorted(Object.fromEntries(asked))]);
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).filter(([, field]) => field !== undefined);
  entries.sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([name, field]) => [name, sorted(field)]));
}
