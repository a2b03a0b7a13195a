import { expect, test } from "vitest";
import { createKeptScroll } from "./kept-scroll.ts";

const rules = { address: "/info/general-rules", language: "tr", top: 900, at: 1000 };

test("a page reloaded in another language keeps its scroll position", () => {
  const kept = createKeptScroll();
  kept.leave(rules);
  expect(kept.back({ address: rules.address, language: "en", at: 1400 })).toBe(900);
});

test.each([
  ["another page", { address: "/info/faq", language: "en", at: 1400 }],
  ["the same language", { address: rules.address, language: "tr", at: 1400 }],
  ["a later visit", { address: rules.address, language: "en", at: 20_000 }],
])("%s starts at the top", (_name, now) => {
  const kept = createKeptScroll();
  kept.leave(rules);
  expect(kept.back(now)).toBeUndefined();
});

test("a position is restored once", () => {
  const kept = createKeptScroll();
  kept.leave(rules);
  kept.back({ address: rules.address, language: "en", at: 1400 });
  expect(kept.back({ address: rules.address, language: "en", at: 1500 })).toBeUndefined();
});
