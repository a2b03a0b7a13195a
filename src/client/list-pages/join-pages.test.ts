import { describe, expect, test } from "vitest";
import { joinPages, nextOffset } from "./join-pages.ts";

const rows = (...ids: readonly number[]) => ids.map((id) => ({ id: String(id) }));
const page = (ids: readonly number[], more: { total?: number; dropped?: number } = {}) => {
  const { total, dropped = 0 } = more;
  const pagination = total === undefined ? undefined : { limit: 10, offset: 0, total };
  const data = rows(...ids);
  return { answer: { data, message: "", dropped, ...(pagination && { pagination }) }, received: ids.length + dropped };
};

test("a row that moved to the next page is listed once", () => {
  expect(joinPages([rows(3, 2), undefined, rows(2, 1)])).toEqual(rows(3, 2, 1));
});

describe("the next page", () => {
  test("begins after the rows received, even if the operator caps its pages or some rows are invalid", () => {
    expect(nextOffset(10, page([5, 4], { total: 40 }), [])).toBe(12);
    expect(nextOffset(0, page([5, 4], { total: 40, dropped: 3 }), [])).toBe(5);
  });

  test("is unknown while the last one loads", () => {
    expect(nextOffset(0, { answer: undefined, received: undefined }, [undefined])).toBeUndefined();
  });

  test("does not exist after the total or after an empty page", () => {
    expect(nextOffset(10, page([2, 1], { total: 12 }), [])).toBeUndefined();
    expect(nextOffset(12, page([], { total: 40 }), [])).toBeUndefined();
  });

  test("without a total, is fetched until a page has nothing new", () => {
    expect(nextOffset(0, page([2, 1]), [rows(2, 1)])).toBe(2);
    expect(nextOffset(0, page([2, 1], { total: 0 }), [rows(2, 1)])).toBe(2);
    expect(nextOffset(2, page([]), [rows(2, 1), rows()])).toBeUndefined();
    // An operator that ignores the offset.
    expect(nextOffset(2, page([2, 1]), [rows(2, 1), rows(2, 1)])).toBeUndefined();
    expect(nextOffset(2, page([], { dropped: 2 }), [rows(2, 1), rows()])).toBe(4);
  });
});
