import fc, { type Arbitrary } from "fast-check";

/** What the contract marks with `?`: may be missing or null. */
export const optional = <Value>(value: Arbitrary<Value>): Arbitrary<Value | null | undefined> =>
  fc.oneof({ weight: 3, arbitrary: value }, { weight: 1, arbitrary: fc.constantFrom(null, undefined) });

/** Fields that the contract does not know: both sides ignore them. */
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

/** An object of these fields, with others beside them that nobody knows. */
export const record = <Fields extends object>(fields: { [Name in keyof Fields]: Arbitrary<Fields[Name]> }): Arbitrary<object> =>
  fc.tuple(strangers, fc.record(fields)).map(([others, own]) => ({ ...others, ...own }));

/** Rows as an operator answers them, and which of them are none, by their place from 0. */
export interface Rows {
  readonly rows: readonly unknown[];
  readonly bad: readonly number[];
}

/** A list with, now and then, one member that is not the contract's: it costs the others nothing. */
export function rowsOf(row: Arbitrary<unknown>, { least = 0, most = 6 } = {}): Arbitrary<Rows> {
  const good = fc.array(row, { minLength: least, maxLength: most });
  const stranger = fc.record({ place: fc.nat(), value: fc.constantFrom<unknown>(null, "?", 7, true, [], {}, [null]) });
  return fc.tuple(good, fc.option(stranger, { freq: 3 })).map(([rows, odd]) => {
    // Of a list that holds nothing else, nobody could tell whether it is one.
    if (!odd || rows.length === 0) return { rows, bad: [] };
    const place = odd.place % (rows.length + 1);
    return { rows: rows.toSpliced(place, 0, odd.value), bad: [place] };
  });
}
