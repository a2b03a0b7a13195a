import { describe, expect, test } from "vitest";
import { hasRowsAfter, joined, readOn, type Slice } from "./join-pages.ts";
import { QueryClient } from "@tanstack/react-query";
import { casinoCategoryList } from "../contract/casino.ts";
import { readOptions } from "./query.ts";
import type { Received } from "../testing/operator.ts";
import { openClient, success } from "../testing/client.ts";

interface Row {
  readonly id: number;
}
const idOf = ({ id }: Row) => id;
const rows = (...ids: readonly number[]) => ids.map((id) => ({ id }));

function slice(offset: number, ids: readonly number[], more: { total?: number; dropped?: number } = {}): Slice<Row> {
  const { total, dropped = 0 } = more;
  return {
    offset,
    data: rows(...ids),
    message: "",
    dropped,
    ...(total !== undefined && { pagination: { limit: 10, offset, total } }),
  };
}

/** Reads on after `before` in a list of these ids. */
async function onIn(ids: readonly number[], before: Slice<Row>, limit = 3) {
  const asked: number[] = [];
  const read = (offset: number) => {
    asked.push(offset);
    return Promise.resolve(slice(offset, ids.slice(offset, offset + limit)));
  };
  return { next: await readOn(read, before, idOf), asked };
}

describe("the next page", () => {
  test("begins with the last row again, however many rows the operator sent", async () => {
    const { next, asked } = await onIn([9, 8, 7, 6, 5], slice(0, [9, 8, 7]));
    expect([asked, next.data]).toEqual([[2], rows(7, 6, 5)]);
  });

  test("begins further up if rows have left the list, so that none is in neither page", async () => {
    const { next, asked } = await onIn([9, 8, 7, 6, 5, 4], slice(14, [8, 7]), 5);
    expect([asked, next]).toEqual([[15, 5, 6, 0], slice(2, [7, 6, 5])]);
  });

  test("leaves out new rows above those that both pages have", async () => {
    const { next } = await onIn([9, 11, 8, 10, 7, 6], slice(0, [9, 8, 7]), 5);
    expect(next).toEqual(slice(4, [7, 6]));
  });

  test("begins after the invalid rows, too", async () => {
    const { asked } = await onIn([9, 8, 7, 6, 5, 4], slice(0, [9, 7, 6], { dropped: 1 }));
    expect(asked).toEqual([2]);
    expect((await onIn([9, 8], slice(0, [], { dropped: 3 }))).asked).toEqual([3]);
  });
});

describe("rows after the last page", () => {
  test("are told by the total", () => {
    expect(hasRowsAfter(slice(10, [5, 4], { total: 40 }), undefined, idOf)).toBe(true);
    expect(hasRowsAfter(slice(0, [5, 4], { total: 5, dropped: 3 }), undefined, idOf)).toBe(false);
    expect(hasRowsAfter(slice(12, [], { total: 40 }), undefined, idOf)).toBe(false);
  });

  test.each([undefined, 0])("with a total of %s, are expected until a page ends where the one before did", (total) => {
    const more = total === undefined ? {} : { total };
    expect(hasRowsAfter(slice(0, [3, 2], more), undefined, idOf)).toBe(true);
    expect(hasRowsAfter(slice(1, [2, 1], more), slice(0, [3, 2]), idOf)).toBe(true);
    // The end, and an operator that ignores the offset.
    expect(hasRowsAfter(slice(1, [2], more), slice(0, [3, 2]), idOf)).toBe(false);
    expect(hasRowsAfter(slice(1, [3, 2], more), slice(0, [3, 2]), idOf)).toBe(false);
    expect(hasRowsAfter(slice(2, [], { ...more, dropped: 2 }), slice(0, [3, 2]), idOf)).toBe(true);
  });
});

test("joined pages list each row once, as it was read last", () => {
  const read = { id: 2, status: "approved" };
  const pages = [slice(0, [3, 2]), { ...slice(1, []), data: [read, { id: 1 }] }];
  const all = joined(pages, idOf);
  expect(all.map(idOf)).toEqual([3, 2, 1]);
  expect(all[1]).toBe(read);
});

const category = (CategoryID: number) => ({ CategoryID, name: "Ad", count: 1 });

/** An operator with 45 categories, every tenth of them broken, that caps each page at 20 rows. */
function inTwenties({ body }: Received) {
  const { limit, offset } = (body as { data: { limit: number; offset: number } }).data;
  const rows = Array.from({ length: 45 }, (_, place) => (place % 10 === 4 ? null : category(place)));
  const pagination = { limit: 20, total: 45, offset };
  return success(rows.slice(offset, offset + Math.min(limit, 20)), { pagination });
}

const ask = (limit: number, whole: boolean) =>
  new QueryClient().query(readOptions(casinoCategoryList, { limit, offset: 0 }, { whole }));

const asked = (calls: readonly Received[]) =>
  calls
    .map(({ body }) => (body as { data: { limit: number; offset: number } }).data)
    .map(({ limit, offset }) => [limit, offset]);

test("a whole list is fetched from its last valid row on, whatever the operator sends at once", async () => {
  const { productCalls } = await openClient(inTwenties);
  const { data, dropped } = await ask(100, true);
  expect(data).toHaveLength(40);
  expect(dropped).toBe(5);
  expect(asked(productCalls())).toEqual([
    [100, 0],
    [83, 17],
    [66, 34],
  ]);
});

test("no more than the limit is fetched, and other lists only once", async () => {
  const { productCalls } = await openClient(inTwenties);
  expect((await ask(25, true)).data).toHaveLength(22);
  expect((await ask(100, false)).data).toHaveLength(18);
  expect(asked(productCalls())).toEqual([
    [25, 0],
    [8, 17],
    [100, 0],
  ]);
});

test("250 rows are fetched in pages of 20, and no more than 13 further pages", async () => {
  const { productCalls } = await openClient(({ body }) => {
    const { limit, offset } = (body as { data: { limit: number; offset: number } }).data;
    const rows = Array.from({ length: Math.min(limit, 20) }, (_, place) => category(offset + place));
    return success(rows, { pagination: { limit: 20, total: 1000, offset } });
  });
  expect((await ask(250, true)).data).toHaveLength(250);
  expect(productCalls()).toHaveLength(14);
  expect((await ask(1000, true)).data).toHaveLength(267);
  expect(productCalls()).toHaveLength(28);
});

test("a row that is repeated on a later page is listed once and counts as received", async () => {
  const { productCalls } = await openClient(({ body }) => {
    const { limit, offset } = (body as { data: { limit: number; offset: number } }).data;
    const rows = [1, 2, 3, 2, 4, 3, 5].map(category).slice(offset, offset + Math.min(limit, 3));
    return success(rows, { pagination: { limit: 3, total: 7, offset } });
  });
  const { data, dropped } = await ask(100, true);
  expect(data.map(({ CategoryID }) => CategoryID)).toEqual(["1", "2", "3", "4", "5"]);
  expect(dropped).toBe(2);
  expect(asked(productCalls())).toEqual([
    [100, 0],
    [98, 2],
    [96, 4],
  ]);
});

test("a total with rows that never come stops the fetching", async () => {
  const { productCalls } = await openClient(({ body }) => {
    const { offset } = (body as { data: { offset: number } }).data;
    return success(offset === 0 ? [category(1)] : [], { pagination: { limit: 100, total: 9, offset } });
  });
  expect((await ask(100, true)).data).toHaveLength(1);
  expect(productCalls()).toHaveLength(2);
});

test.each<[string, (rows: number[]) => void]>([
  ["come", (rows) => rows.unshift(...[3, 2, 1].map((more) => Math.max(...rows) + more))],
  ["go", (rows) => rows.splice(2, 3)],
])("no row is missing between two pages when rows %s while they are read", async (_, change) => {
  const rows = Array.from({ length: 60 }, (_, index) => 100 - index);
  const { productCalls } = await openClient(({ body }) => {
    const { limit, offset } = (body as { data: { limit: number; offset: number } }).data;
    if (offset > 0) change(rows);
    const pagination = { limit: 20, total: rows.length, offset };
    return success(rows.slice(offset, offset + Math.min(limit, 20)).map(category), { pagination });
  });
  const { data } = await ask(250, true);
  const ids = data.map(({ CategoryID }) => Number(CategoryID));
  const there = ids.filter((id) => rows.includes(id));
  expect(there).toEqual(rows.slice(rows.indexOf(ids[0] ?? 0)));
  expect(productCalls().length).toBeLessThan(8);
});
