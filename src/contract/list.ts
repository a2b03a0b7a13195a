import * as v from "valibot";

/** A list item that did not fit its schema and was dropped. */
export interface DroppedItem {
  /** Its index in its list. */
  readonly index: number;
  /** Whether its list is inside an item of the answer's own list, so that it is not one of the requested rows. */
  readonly nested: boolean;
  readonly input: unknown;
  /** Why it does not fit. Empty for a row that is valid but repeats one before it. */
  readonly issues: readonly v.BaseIssue<unknown>[];
}

/** Returns what identifies a row in its list; undefined for a row that may be there twice. */
export type KeyOf<Row> = (row: Row) => unknown;

const idOf: KeyOf<unknown> = (row) => (row as { readonly id?: unknown } | null)?.id;

/**
 * Receives dropped items while a parse runs. Valibot's configuration has no place for a reporter. Parsing is
 * synchronous, so this always belongs to the innermost `parseReporting`.
 */
let onDropped: ((item: DroppedItem) => void) | undefined;

/**
 * A list that survives invalid items: they are dropped and reported, and the others are kept. So are rows that repeat
 * the `keyOf` of a row before them, because screens use it as React key, and of two children with one key React may
 * leave one on the page for ever. `null` is an empty list. Use `parseReporting` to get the dropped items.
 *
 * @param keyOf returns a row's `id` unless given.
 * @param standIn returns the row to keep in place of an invalid item, if any. The item is reported all the same.
 */
/* @__NO_SIDE_EFFECTS__ */
export function list<Item extends v.GenericSchema>(
  item: Item,
  keyOf: KeyOf<v.InferOutput<Item>> = idOf,
  standIn?: (input: unknown) => v.InferOutput<Item> | undefined,
) {
  return v.pipe(
    v.custom<readonly v.InferInput<Item>[] | null>(
      (input) => input === null || Array.isArray(input),
      "Expected a list",
    ),
    v.transform((items): v.InferOutput<Item>[] => {
      const kept: v.InferOutput<Item>[] = [];
      const keys = new Set<unknown>();
      items?.forEach((input, index) => {
        const report = onDropped;
        onDropped = report && ((dropped) => report({ ...dropped, nested: true }));
        const parsed = v.safeParse(item, input);
        onDropped = report;
        const key = parsed.success ? keyOf(parsed.output) : undefined;
        if (parsed.success && !keys.has(key)) kept.push(parsed.output);
        else report?.({ index, nested: false, input, issues: parsed.issues ?? [] });
        const instead = parsed.success ? undefined : standIn?.(input);
        if (instead !== undefined) kept.push(instead);
        if (key !== undefined) keys.add(key);
      });
      return kept;
    }),
    v.metadata({ item, keyOf }),
  );
}

/** A list whose first item must be valid; otherwise the whole answer is malformed. An empty list is valid. */
/* @__NO_SIDE_EFFECTS__ */
export function listLedByFirst<Item extends v.GenericSchema>(item: Item) {
  type Items = readonly v.InferInput<Item>[] | null;
  const leads = (input: unknown) => !Array.isArray(input) || input.length === 0 || v.is(item, input[0]);
  return v.pipe(v.custom<Items>(leads, "Expected a first record that fits"), list(item), v.metadata({ item }));
}

/**
 * A list inside an object, `{[key]: [...]}`. With nothing to list, an operator may send `[]` or null instead, as for
 * every list (contract.md, Lists).
 */
/* @__NO_SIDE_EFFECTS__ */
export function listUnder<const Key extends string, Item extends v.GenericSchema>(
  key: Key,
  item: Item,
  keyOf?: KeyOf<v.InferOutput<Item>>,
) {
  type Wrapped<Value> = { readonly [K in Key]: Value };
  const wrapped = (items: v.InferOutput<Item>[]) => ({ [key]: items }) as Wrapped<typeof items>;
  const items = list(item, keyOf);
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

/** Parses `input` and collects the list items that were dropped. Never throws. */
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
