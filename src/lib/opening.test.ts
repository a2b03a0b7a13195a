import { expect, test } from "vitest";
import { openingOf } from "./opening.ts";

test("the description is the text's beginning without markup", () => {
  expect(openingOf("\n<p>Oyun bir <b>eğlencedir</b>.</p>&nbsp;<p>Ölçülü oynayın.</p>")).toBe(
    "Oyun bir eğlencedir. Ölçülü oynayın.",
  );
});

test("a long description is cut between words", () => {
  const opening = openingOf(`<p>${"kural ".repeat(100)}</p>`);
  expect(opening).toMatch(/^(kural )+kural…$/);
  expect(opening.length).toBeLessThanOrEqual(160);
});
