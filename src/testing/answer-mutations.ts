/** Values that replace another one, to check that its schema rejects or handles them. */
const strangers: readonly unknown[] = [null, true, -1, 1e308, "", "x", "__proto__", [], [null], {}, { a: 1 }];

/** Returns every variant of `value` that differs in one place: a field is missing, null or of another type. */
export function mutations(value: unknown): unknown[] {
  return [...strangers, ...mutationsWithin(value)];
}

function mutationsWithin(value: unknown): unknown[] {
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => [
      value.toSpliced(index, 1),
      ...mutations(item).map((changed) => value.with(index, changed)),
    ]);
  }
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, field]) => {
    const { [name]: _, ...without } = value as Record<string, unknown>;
    return [without, ...mutations(field).map((changed) => ({ ...value, [name]: changed }))];
  });
}
