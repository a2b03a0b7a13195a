/** Replaces one value somewhere in `value` (or drops it); `at` says where, by steps through the tree. */
export function mutate(value: unknown, at: readonly number[], replacement: unknown): unknown {
  const [step, ...rest] = at;
  if (step === undefined || typeof value !== "object" || value === null || Object.keys(value).length === 0) return replacement;
  const keys = Object.keys(value);
  const key = keys[step % keys.length] ?? "";
  const changed = mutate((value as Record<string, unknown>)[key], rest, replacement);
  const copy: Record<string, unknown> | unknown[] = Array.isArray(value) ? [...(value as unknown[])] : { ...value };
  if (changed === undefined && !Array.isArray(copy)) delete copy[key];
  else (copy as Record<string, unknown>)[key] = changed;
  return copy;
}

/** The third key of what is stored is `clientState`, the second of that `queries`. */
export const toQueries = [2, 1];
