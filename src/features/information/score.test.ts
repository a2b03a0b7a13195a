import { describe, expect, test } from "vitest";
import { answers, levelOf, questions, results } from "./questionnaire.ts";

/** Returns nine answers with this sum. */
function answering(sum: number): number[] {
  return Array.from({ length: 9 }, (_, index) => Math.min(3, Math.max(0, sum - 3 * index)));
}

test.each([
  [0, "none"],
  [1, "low"],
  [2, "low"],
  [3, "moderate"],
  [7, "moderate"],
  [8, "high"],
  [27, "high"],
])("a sum of %d is %s", (sum, level) => {
  expect(answering(sum).reduce((total, answer) => total + answer)).toBe(sum);
  expect(levelOf(answering(sum))).toBe(level);
});

describe("the questionnaire", () => {
  test("fits the thresholds: nine questions of four answers", () => {
    expect(questions).toHaveLength(9);
    expect(answers).toHaveLength(4);
  });

  test("has all texts in both languages", () => {
    const texts = [...questions, ...answers, ...Object.values(results).flatMap(Object.values)];
    for (const { tr, en } of texts) expect(tr && en && tr !== en).toBe(true);
  });
});
