import { expect, it } from "vitest";
import { afterScroll, type ScrollState } from "./tab-bar-away.ts";

const most = 5000;

/** Whether the bar is shown after each of these positions, from the top of the page. */
function shownAt(...positions: readonly number[]): readonly boolean[] {
  let state: ScrollState = { isShown: true, turnedAt: 0, y: 0 };
  return positions.map((y) => {
    state = afterScroll(state, y, most);
    return state.isShown;
  });
}

it("goes when the page is scrolled down, and comes back when it is scrolled up", () => {
  expect(shownAt(100, 400, 800, 780, 300)).toEqual([false, false, false, true, true]);
});

it("goes after many small steps, too", () => {
  expect(shownAt(10, 20, 30, 40)).toEqual([true, true, false, false]);
});

it("does not mind a trembling finger", () => {
  expect(shownAt(800, 796, 800, 795, 799)).toEqual([false, false, false, false, false]);
  expect(shownAt(800, 700, 715, 705, 720)).toEqual([false, true, true, true, true]);
});

it("is there at both ends of the page", () => {
  expect(shownAt(800, most)).toEqual([false, true]);
  expect(shownAt(800, 0, 20)).toEqual([false, true, true]);
});
