import * as v from "valibot";

/** An item of a list that did not fit its schema and was left out. */
export interface DroppedItem {
  /** Where it stood in its list. */
  readonly index: number;
  /** It stood in a list within an item of the answer's own list: not one of the rows that were asked for. */
  readonly nested: boolean;
  readonly input: unknown;
  readonly issues: readonly v.BaseIssue<unknown>[];
}

/**
 * Who is told of dropped items while a parse runs. Valibot's configuration has no room for a reporter
 * of ours; parsing is synchronous, so the innermost `parseReporting` is always the one that asked.
 */
let onDropped: ((item: DroppedItem) => void) | undefined;

/** How many lists the item being parsed lies in. */
let depth = 0;

/**
 * A list in which one bad item does not spoil the others: it is dropped and reported, the rest stays.
 * `null` is an empty list. Use `parseReporting` to learn what was dropped.
 */
/* @__NO_SIDE_EFFECTS__ */
export function list<Item extends v.GenericSchema>(item: Item) {
  return v.pipe(
    v.custom<readonly v.InferInput<Item>[] | null>(
      (input) => input === null || Array.isArray(input),
      "Expected a list",
    ),
    v.transform((items): v.InferOutput<Item>[] => {
      const kept: v.InferOutput<Item>[] = [];
      items?.forEach((input, index) => {
        depth += 1;
        const parsed = v.safeParse(item, input);
        depth -= 1;
        if (parsed.success) kept.push(parsed.output);
        else onDropped?.({ index, nested: depth > 0, input, issues: parsed.issues });
      });
      return kept;
    }),
    v.metadata({ item }),
  );
}

/** The list as far as its first item fits; otherwise the whole answer does not. An empty list fits. */
/* @__NO_SIDE_EFFECTS__ */
export function listLedByFirst<Item extends v.GenericSchema>(item: Item) {
  type Items = readonly v.InferInput<Item>[] | null;
  const leads = (input: unknown) => !Array.isArray(input) || input.length === 0 || v.is(item, input[0]);
  return v.pipe(v.custom<Items>(leads, "Expected a first record that fits"), list(item), v.metadata({ item }));
}

/**
 * A list that comes wrapped, `{[key]: [...]}`. An operator that has nothing to list may answer `[]` or
 * null instead, as with every list (contract §1).
 */
/* @__NO_SIDE_EFFECTS__ */
export function listUnder<const Key extends string, Item extends v.GenericSchema>(
  key: Key,
  item: Item,
) {
  type Wrapped<Value> = { readonly [K in Key]: Value };
  const wrapped = (items: v.InferOutput<Item>[]) => ({ [key]: items }) as Wrapped<typeof items>;
  const items = list(item);
  return v.union([
    v.pipe(
      v.custom<Wrapped<v.InferInput<typeof items>>>(
        (input) => typeof input === "object" && input !== null && key in input,
        `Expected an object with ${key}`,
      ),
      v.transform((input) => input[key]),
      items,
      v.transform(wrapped),
      v.metadata({ key, item }),
    ),
    v.pipe(
      v.union([v.null(), v.strictTuple([])]),
      v.transform(() => wrapped([])),
    ),
  ]);
}

/** Parses `input` and collects the list items that were dropped on the way. Never throws. */
export function parseReporting<Schema extends v.GenericSchema>(schema: Schema, input: unknown) {
  const dropped: DroppedItem[] = [];
  const outer = onDropped;
  onDropped = (item) => dropped.push(item);
  try {
    return { parsed: v.safeParse(schema, input), dropped };
  } finally {
    onDropped = outer;
  }
}
