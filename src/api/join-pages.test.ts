import { describe, expect, test } from "vitest";
import { hasRowsAfter, joined, readOn, type Slice } from "./join-pages.ts";

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
    expect([asked, next]).toEqual([[15, 5, 0], slice(2, [7, 6, 5])]);
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
