import { expect, test } from "vitest";
import { limitRate } from "./limit-rate.ts";

const at = (ms: number) => new Date(ms);

test("each subject may so many times in a period, and again in the next one", () => {
  const may = limitRate(2, 1_000);
  expect([may("a", at(0)), may("a", at(1)), may("a", at(999)), may("b", at(999))]).toEqual([true, true, false, true]);
  expect([may("a", at(1_000)), may("a", at(1_001)), may("a", at(1_002))]).toEqual([true, true, false]);
});

test("a flood of subjects in a period does not fill the memory, and those before it go on", () => {
  const may = limitRate(2, 1_000);
  for (let number = 0; number < 10_000; number += 1) may(String(number), at(0));
  expect([may("one more", at(1)), may("0", at(1)), may("one more", at(1_000))]).toEqual([false, true, true]);
});
