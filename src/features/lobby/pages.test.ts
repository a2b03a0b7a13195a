import { expect, test } from "vitest";
import { pagesOf, rowsPerPage } from "./pages.ts";

test("a run of tiles needs the pages that hold it, and the first one for the count", () => {
  expect(pagesOf({ start: 0, end: 48 }, 48)).toEqual([0]);
  expect(pagesOf({ start: 40, end: 60 }, 48)).toEqual([0, 1]);
  expect(pagesOf({ start: 11_990, end: 12_000 }, 48)).toEqual([0, 249]);
  expect(pagesOf({ start: -5, end: 0 }, 48)).toEqual([0]);
});

test("an operator that sends fewer rows than requested decides the page size", () => {
  expect(rowsPerPage(20, 100)).toBe(20);
  expect(rowsPerPage(48, 100)).toBe(48);
  expect(rowsPerPage(7, 7)).toBe(48);
  expect(rowsPerPage(0, 100)).toBe(48);
});
