import type { AnyCall } from "./declaration.ts";

/** The build puts a hash of docs/contract.md here, which is generated from all schemas (vite.config.ts). */
declare const contractHash: string | undefined;

/** Version of what is kept of answers, in the worker and in the persisted query cache: changes with any schema. */
export const schemaVersion = typeof contractHash === "string" ? contractHash : "source";

/** Says how, not what, is asked, or has a place of its own in the key: not part of the data. */
const volatileFields: ReadonlySet<string> = new Set(["Lang", "concatRequire"]);

/**
 * The one text that stands for a question: the same for the same call, data and language, whatever the
 * order of the fields; different for any other. Undefined fields are left out, as JSON does.
 *
 * It says nothing of the schemas: each version of them has its own caches.
 *
 * @param data `data` of the envelope, JSON values only; a `Lang` in it does not count, `lang` does.
 */
export function canonicalKey(
  call: Pick<AnyCall, "class" | "method">,
  data: object | undefined,
  lang: string,
): string {
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
