import { describe, expect, test } from "vitest";
import { nextOffset, pageJoiner } from "./join-pages.ts";

const rows = (...ids: readonly number[]) => ids.map((id) => ({ id: String(id) }));
const page = (ids: readonly number[], more: { total?: number; dropped?: number } = {}) => {
  const { total, dropped = 0 } = more;
  const pagination = total === undefined ? undefined : { limit: 10, offset: 0, total };
  const data = rows(...ids);
  return { answer: { data, message: "", dropped, ...(pagination && { pagination }) }, received: ids.length + dropped };
};

describe("joined pages", () => {
  test("list a row once that moved to the next page", () => {
    expect(pageJoiner()([rows(3, 2), undefined, rows(2, 1)])).toEqual({ rows: rows(3, 2, 1), added: 1 });
  });

  test("of a grown list look only at the new page, and stay the same without new rows", () => {
    const join = pageJoiner<{ readonly id: string }>();
    let readings = 0;
    const first = rows(4, 3).map(({ id }) => ({ get id() { return (readings += 1), id; } }));
    const { rows: before } = join([first, undefined]);
    expect(join([first, undefined]).rows).toBe(before);
    readings = 0;
    const second = rows(2, 1);
    const grown = join([first, second]);
    expect(readings).toBe(0);
    expect(grown).toEqual({ rows: [...before, ...second], added: 2 });
    expect(join([first, second, rows(2)])).toEqual({ rows: grown.rows, added: 0 });
  });

  test("follow a page that was fetched again", () => {
    const join = pageJoiner<{ readonly id: string }>();
    const second = rows(2, 1);
    join([rows(4, 3), second]);
    expect(join([rows(5, 4), second])).toEqual({ rows: rows(5, 4, 2, 1), added: 2 });
    expect(join([rows(5)])).toEqual({ rows: rows(5), added: 1 });
  });
});

describe("the next page", () => {
  test("begins after the rows received, even if the operator caps its pages or some rows are invalid", () => {
    expect(nextOffset(10, page([5, 4], { total: 40 }), 0)).toBe(12);
    expect(nextOffset(0, page([5, 4], { total: 40, dropped: 3 }), 0)).toBe(5);
  });

  test("is unknown while the last one loads", () => {
    expect(nextOffset(0, { answer: undefined, received: undefined }, 0)).toBeUndefined();
  });

  test("does not exist after the total or after an empty page", () => {
    expect(nextOffset(10, page([2, 1], { total: 12 }), 0)).toBeUndefined();
    expect(nextOffset(12, page([], { total: 40 }), 0)).toBeUndefined();
  });

  test("without a total, is fetched until a page has nothing new", () => {
    expect(nextOffset(0, page([2, 1]), 2)).toBe(2);
    expect(nextOffset(0, page([2, 1], { total: 0 }), 2)).toBe(2);
    expect(nextOffset(2, page([]), 0)).toBeUndefined();
    // An operator that ignores the offset.
    expect(nextOffset(2, page([2, 1]), 0)).toBeUndefined();
    expect(nextOffset(2, page([], { dropped: 2 }), 0)).toBe(4);
  });
});
