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
      fc.constantFrom(
        "theirs",
        "theirOwn",
        "constructor",
        "toString",
        "then",
        "length",
        "$$typeof",
        "key",
        "ref",
        "data",
      ),
      fc.jsonValue({ maxDepth: 1 }),
      { maxKeys: 3 },
    ),
  },
);

/** An object with these fields, and sometimes with undefined ones. */
export const record = <Fields extends object>(fields: {
  [Name in keyof Fields]: Arbitrary<Fields[Name]>;
}): Arbitrary<object> => fc.tuple(strangers, fc.record(fields)).map(([others, own]) => ({ ...others, ...own }));

/** Rows as an operator answers them, and the indexes of those that are left out: the invalid and the repeated ones. */
export interface Rows {
  readonly rows: readonly unknown[];
  readonly bad: readonly number[];
}

/** Rows of these types may have the same id in one list: a favourite game and table, a cash method and a group. */
const ownIdsOf: readonly unknown[] = ["casino", "livecasino", "single", "group"];

/** What identifies a row, for rows that have an id. A number and its text are the same id. */
export function keyOf(row: unknown): string | undefined {
  const { gameID, tableID, CategoryID, providerID, id, type } = Object(row) as Readonly<Record<string, unknown>>;
  const own = gameID ?? tableID ?? CategoryID ?? providerID ?? id;
  return own === undefined ? undefined : `${ownIdsOf.indexOf(type)} ${own as string}`;
}

/** The indexes of rows that have the key of a row before them. */
function repeatedIn(rows: readonly unknown[]): readonly number[] {
  const keys = rows.map(keyOf);
  return keys.flatMap((key, index) => (key !== undefined && keys.indexOf(key) < index ? index : []));
}

/** A list that sometimes has one invalid member, which must not affect the others. Some rows repeat an id. */
export function rowsOf(row: Arbitrary<unknown>, { least = 0, most = 6 } = {}): Arbitrary<Rows> {
  const good = fc.array(row, { minLength: least, maxLength: most });
  const stranger = fc.record({ place: fc.nat(), value: fc.constantFrom<unknown>(null, "?", 7, true, [], {}, [null]) });
  return fc.tuple(good, fc.option(stranger, { freq: 3 })).map(([rows, odd]) => {
    // If a list has no valid row, it cannot be recognised as one.
    if (!odd || rows.length === 0) return { rows, bad: repeatedIn(rows) };
    const place = odd.place % (rows.length + 1);
    const all = rows.toSpliced(place, 0, odd.value);
    return { rows: all, bad: [...repeatedIn(all), place].sort((one, other) => one - other) };
  });
}
