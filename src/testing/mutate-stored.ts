/** Replaces or drops one value within `value`. `at` is the path to it: the position of the key at each level. */
export function mutate(value: unknown, at: readonly number[], replacement: unknown): unknown {
  const [step, ...rest] = at;
  if (step === undefined || typeof value !== "object" || value === null || Object.keys(value).length === 0)
    return replacement;
  const keys = Object.keys(value);
  const key = keys[step % keys.length] ?? "";
  const changed = mutate((value as Record<string, unknown>)[key], rest, replacement);
  const copy: Record<string, unknown> | unknown[] = Array.isArray(value) ? [...(value as unknown[])] : { ...value };
  if (changed === undefined && !Array.isArray(copy)) delete copy[key];
  else (copy as Record<string, unknown>)[key] = changed;
  return copy;
}
