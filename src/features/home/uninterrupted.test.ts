import { expect, test } from "vitest";
import { isUninterrupted } from "./uninterrupted.ts";

/** A minimal page with a focused element and perhaps an open dialog. */
function pageWith(focused: string | undefined, dialogOpen = false): Document {
  const activeElement = focused && {
    matches: (selectors: string) => selectors.split(", ").includes(focused),
  };
  return {
    activeElement: activeElement ?? null,
    querySelector: (selector: string) => (dialogOpen && selector === "dialog[open]" ? {} : null),
  } as unknown as Document;
}

test("a player who is browsing may get a popup", () => {
  expect(isUninterrupted(pageWith(undefined))).toBe(true);
  expect(isUninterrupted(pageWith("a"))).toBe(true);
});

test.each(["input", "select", "textarea", "iframe", "[contenteditable]", ":focus-visible"])(
  "a player in a form, in a game or with the keyboard (%s) gets none",
  (focused) => {
    expect(isUninterrupted(pageWith(focused))).toBe(false);
  },
);

test("no popup opens over an open dialog", () => {
  expect(isUninterrupted(pageWith("a", true))).toBe(false);
});
