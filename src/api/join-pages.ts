import { call, type CallOptions, type CallSuccess } from "./call.ts";
import * as v from "valibot";
import type { AnswerOf, AnyCall, RequestOf } from "../contract/declaration.ts";
import type { KeyOf } from "../contract/list.ts";

/** One answer to a request for a page: consecutive rows of the operator's list. */
export interface Slice<Row> extends CallSuccess<Row[]> {
  /** The position of its first row in the operator's list. */
  readonly offset: number;
}

/** By how many rows, at least, the search for a shared row moves up with each request. */
const leastStepUp = 10;

/** The maximum number of searches for a shared row. They must end even if the list keeps changing, or the operator ignores offsets. */
const mostSearches = 6;

/**
 * Reads the page after `before`. The list may have changed since: new rows move the others down, and removed rows move them
 * up. So the request starts at the last row of `before`, and the result starts with a row that both pages share. If the answer
 * has no shared row, the rows have moved further, and there would be a gap between the two pages. This function then searches
 * above and below until it finds a shared row. New rows above the shared row are left out. The next refetch returns them.
 *
 * @param read fetches a page that starts at this offset. If it rejects, so does this function.
 */
export async function readOn<Row>(
  read: (offset: number) => Promise<CallSuccess<Row[]>>,
  before: Slice<Row>,
  keyOf: KeyOf<Row>,
): Promise<Slice<Row>> {
  const known = new Set(before.data.map(keyOf));
  const asSlice = async (offset: number): Promise<Slice<Row>> => ({ ...(await read(offset)), offset });
  if (known.size === 0) return asSlice(endOf(before));
  const placeOfShared = ({ data }: Slice<Row>) => data.findLastIndex((row) => known.has(keyOf(row)));
  const above = async (from: Slice<Row>) => {
    let slice = from;
    let top = from.offset;
    while (top > 0 && placeOfShared(slice) < 0) {
      const searchedDownTo = top;
      top = Math.max(0, top - Math.max(leastStepUp, Math.ceil(slice.data.length / 2)));
      slice = await asSlice(top);
      // If the operator gives fewer rows at a time than the step has, request the rows in between as well.
      while (placeOfShared(slice) < 0 && slice.data.length > 0 && endOf(slice) < searchedDownTo) {
        slice = await asSlice(slice.offset + Math.ceil(slice.data.length / 2));
      }
    }
    return placeOfShared(slice) < 0 ? undefined : slice;
  };
  const below = async (from: Slice<Row>) => {
    let slice = from;
    while (slice.data.length > 0 && placeOfShared(slice) < 0) slice = await asSlice(endOf(slice));
    return placeOfShared(slice) < 0 ? undefined : slice;
  };
  const search = async (from: Slice<Row>) => {
    const hasGrown = (from.pagination?.total ?? 0) > (before.pagination?.total ?? 0);
    return hasGrown ? ((await below(from)) ?? (await above(from))) : ((await above(from)) ?? (await below(from)));
  };
  // Invalid rows take a position in the list, but have no key. One row more than there were invalid ones includes a valid row.
  let next = await asSlice(endOf(before) - before.dropped - 1);
  let found: Slice<Row> | undefined;
  for (let times = 1; times <= mostSearches; times += 1) {
    const answer = await search(next);
    if (answer) {
      const place = placeOfShared(answer);
      found = { ...answer, data: answer.data.slice(place), offset: answer.offset + place };
      if (place === 0 || found.data.length > 1) return found;
    }
    // Search again. Either rows moved during the search and it missed the shared row, or the answer ended with the shared row
    // and does not tell which rows follow it.
    next = await asSlice(found?.offset ?? next.offset);
  }
  return found ?? { ...next, data: [] };
}

/** The position after the last row of a slice. */
export function endOf({ offset, data, dropped }: Slice<unknown>): number {
  return offset + data.length + dropped;
}

/**
 * Whether the list may continue after `last`. Decided by the total if the operator sends one. Otherwise the list has ended when
 * a page ends with the same row as the page before it.
 */
export function hasRowsAfter<Row>(last: Slice<Row>, before: Slice<Row> | undefined, keyOf: KeyOf<Row>): boolean {
  if (last.data.length + last.dropped === 0) return false;
  const total = last.pagination?.total;
  // Some operators send a total of 0 with rows.
  if (total) return total > endOf(last);
  const [end, endBefore] = [last.data.at(-1), before?.data.at(-1)];
  return !end || !endBefore || keyOf(end) !== keyOf(endBefore);
}

/** Merges slices into one list. A row that is in several slices appears once, with its latest data. */
export function joined<Row>(slices: readonly Slice<Row>[], keyOf: KeyOf<Row>): Row[] {
  const rows = new Map<unknown, Row>();
  for (const { data } of slices) for (const row of data) rows.set(keyOf(row), row);
  return [...rows.values()];
}

/**
 * The most further pages that are requested. With 20 rows a page, this reads 267 rows: enough for the 250 cancelled
 * deposits among the notifications. The statement asks for more rows, and shows when it did not get all of them.
 */
const mostTimes = 13;

/**
 * Fetches the rows missing from `first` when the operator caps a page below the requested `limit` (contract.md,
 * Lists). Requests one page after the other, each from the last row received on, so that no row is missing when the list
 * changes meanwhile. Rejects as `call` does.
 */
export async function withRest<Call extends AnyCall>(
  declaration: Call,
  data: RequestOf<Call>,
  first: CallSuccess<AnswerOf<Call>>,
  options: CallOptions,
): Promise<CallSuccess<AnswerOf<Call>>> {
  const { limit = 0, offset = 0 } = data as { readonly limit?: number; readonly offset?: number };
  const { keyOf } = v.getMetadata(declaration.answer) as { readonly keyOf: KeyOf<unknown> };
  // The flag tells the operator that the rows go on with those before.
  const appended = { ...(data as object), ...("concatRequire" in (data as object) && { concatRequire: true }) };
  const end = offset + limit;
  const read = (from: number) => {
    const page = { ...appended, limit: from < end ? end - from : limit, offset: from } as RequestOf<Call>;
    return call(declaration, page, options) as Promise<CallSuccess<unknown[]>>;
  };
  let last: Slice<unknown> = { ...first, data: first.data as unknown[], offset };
  let { data: rows, cachedAt } = last;
  for (let times = 0; times < mostTimes && endOf(last) < Math.min(end, last.pagination?.total ?? 0); times += 1) {
    last = await readOn(read, last, keyOf);
    const all = joined([{ ...last, data: rows }, last], keyOf);
    const hasEnded = all.length === rows.length && last.dropped === 0;
    rows = all;
    cachedAt ??= last.cachedAt;
    if (hasEnded) break;
  }
  return {
    ...first,
    data: rows,
    dropped: Math.max(0, endOf(last) - offset - rows.length),
    ...(cachedAt && { cachedAt }),
  };
}
