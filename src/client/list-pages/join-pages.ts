import type { CallSuccess } from "../call.ts";

/** One answer of a list that is read in pages: neighbouring rows, as the operator has them at one moment. */
export interface Slice<Row> extends CallSuccess<Row[]> {
  /** The place of its first row in the operator's list. */
  readonly offset: number;
}

type KeyOf<Row> = (row: Row) => unknown;

/** How many places the search for a shared row goes up at least. */
const leastStepUp = 10;

/**
 * Reads the rows after `before`. New rows move the others down the list, and rows that leave it move the others up. So the
 * answer begins with the last row of `before` again. If it has none of those rows, they have moved further, and rows in
 * between would be in neither slice: then it looks for them above or below. Rows that are new above the shared row are
 * left out; the next refetch of the list has them. Rejects as `read` does.
 *
 * @param read fetches a page from this offset on
 */
export async function readOn<Row>(
  read: (offset: number) => Promise<CallSuccess<Row[]>>,
  before: Slice<Row>,
  keyOf: KeyOf<Row>,
): Promise<Slice<Row>> {
  const known = new Set(before.data.map(keyOf));
  const asSlice = async (offset: number): Promise<Slice<Row>> => ({ ...(await read(offset)), offset });
  if (known.size === 0) return asSlice(endOf(before));
  const fromShared = (slice: Slice<Row>) => {
    const place = slice.data.findLastIndex((row) => known.has(keyOf(row)));
    return place < 0 ? undefined : { ...slice, data: slice.data.slice(place), offset: slice.offset + place };
  };
  // Invalid rows have places, too, and no keys: among that many places and one more is a valid row.
  const next = await asSlice(endOf(before) - before.dropped - 1);
  const above = async () => {
    let slice = next;
    while (slice.offset > 0 && !fromShared(slice)) {
      slice = await asSlice(Math.max(0, slice.offset - Math.max(leastStepUp, Math.ceil(slice.data.length / 2))));
    }
    return fromShared(slice);
  };
  const below = async () => {
    let slice = next;
    while (slice.data.length > 0 && !fromShared(slice)) slice = await asSlice(endOf(slice));
    return fromShared(slice);
  };
  const hasGrown = (next.pagination?.total ?? 0) > (before.pagination?.total ?? 0);
  const found = hasGrown ? ((await below()) ?? (await above())) : ((await above()) ?? (await below()));
  if (!found) return { ...next, data: [] };
  // Nothing comes after it in this answer, which may end there because the rows have moved.
  const isCut = found.data.length === 1 && found.offset > next.offset;
  return (isCut && fromShared(await asSlice(found.offset))) || found;
}

/** The place after the last row of a slice. */
export function endOf({ offset, data, dropped }: Slice<unknown>): number {
  return offset + data.length + dropped;
}

/** Whether there may be rows after `last`. The true total tells; without one, a page that ends where the one before did. */
export function hasRowsAfter<Row>(last: Slice<Row>, before: Slice<Row> | undefined, keyOf: KeyOf<Row>): boolean {
  if (last.data.length + last.dropped === 0) return false;
  const total = last.pagination?.total;
  // Some operators send a total of 0 with rows.
  if (total) return total > endOf(last);
  const [end, endBefore] = [last.data.at(-1), before?.data.at(-1)];
  return !end || !endBefore || keyOf(end) !== keyOf(endBefore);
}

/** The rows of neighbouring slices, each once, as it was read last. */
export function joined<Row>(slices: readonly Slice<Row>[], keyOf: KeyOf<Row>): Row[] {
  const rows = new Map<unknown, Row>();
  for (const { data } of slices) for (const row of data) rows.set(keyOf(row), row);
  return [...rows.values()];
}
