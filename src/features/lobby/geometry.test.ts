import { expect, test } from "vitest";
import { gridGeometry, type TileShape } from "./geometry.ts";

const shape: TileShape = {
  width: { phone: 6.25, wide: 9.5 },
  leastColumns: 2,
  picture: 4 / 3,
  words: 3,
  gap: { phone: 0.5, wide: 1 },
};

test.each([
  [328, 16, 3],
  [358, 16, 3],
  [720, 16, 4],
  [1288, 16, 7],
  // At twice the text size, a phone still shows two games side by side.
  [328, 32, 2],
])("%i px wide at %i px a rem has %i columns, which fill it", (width, rem, columns) => {
  const grid = gridGeometry(shape, width, rem);
  expect(grid.columns).toBe(columns);
  const filled = grid.columns * grid.tileWidth + (grid.columns - 1) * grid.gap;
  expect(filled).toBeLessThanOrEqual(width);
  expect(width - filled).toBeLessThan(grid.columns);
});

test("lengths are whole pixels, so that thousands of rows add up", () => {
  for (let width = 300; width < 1500; width += 7) {
    const { rowHeight, tileWidth, gap } = gridGeometry(shape, width, 16);
    for (const length of [rowHeight, tileWidth, gap]) expect(Number.isInteger(length)).toBe(true);
  }
});

test("a grid without room is still a grid", () => {
  expect(gridGeometry(shape, 0, 16)).toMatchObject({ columns: 2, tileWidth: 1 });
});
