import fc, { type Arbitrary } from "fast-check";

/** A field that the contract marks with `?`: it may be missing or null. */
export const optional = <Value>(value: Arbitrary<Value>): Arbitrary<Value | null | undefined> =>
  fc.oneof({ weight: 3, arbitrary: value }, { weight: 1, arbitrary: fc.constantFrom(null, undefined) });

/** Fields that the contract does not define. Both sides ignore them. */
const strangers = fc.oneof(
  { weight: 2, arbitrary: fc.constant({}) },
  {
    weight: 1,
    arbitrary: fc.dictionary(
      fc.constantFrom("theirs", "theirOwn", "constructor", "toString", "then", "length", "$$typeof", "key", "ref", "data"),
      fc.jsonValue({ maxDepth: 1 }),
      { maxKeys: 3 },
    ),
  },
);

/** An object with these fields, and sometimes with undefined ones. */
export const record = <Fields extends object>(fields: { [Name in keyof Fields]: Arbitrary<Fields[Name]> }): Arbitrary<object> =>
  fc.tuple(strangers, fc.record(fields)).map(([others, own]) => ({ ...others, ...own }));

/** Rows as an operator answers them, and the indexes of the invalid ones. */
export interface Rows {
  readonly rows: readonly unknown[];
  readonly bad: readonly number[];
}

/** A list that sometimes has one invalid member, which must not affect the others. */
export function rowsOf(row: Arbitrary<unknown>, { least = 0, most = 6 } = {}): Arbitrary<Rows> {
  const good = fc.array(row, { minLength: least, maxLength: most });
  const stranger = fc.record({ place: fc.nat(), value: fc.constantFrom<unknown>(null, "?", 7, true, [], {}, [null]) });
  return fc.tuple(good, fc.option(stranger, { freq: 3 })).map(([rows, odd]) => {
    // If a list has no valid row, it cannot be recognised as one.
    if (!odd || rows.length === 0) return { rows, bad: [] };
    const place = odd.place % (rows.length + 1);
    return { rows: rows.toSpliced(place, 0, odd.value), bad: [place] };
  });
}
