import { expect, test } from "vitest";
import { lookOf } from "./look.ts";

/** What public/theme.js gets of a look. */
const shown = (brand: Parameters<typeof lookOf>[0]) => JSON.parse(JSON.stringify(lookOf(brand))) as unknown;

test("a brand without a look changes nothing", () => {
  expect(shown({ name: "Lale" })).toEqual({ style: {}, fonts: [] });
});

test("an accent alone sets every colour of both themes, and nothing else", () => {
  const names = Object.keys((shown({ accent: "#00aa77" }) as { style: object }).style);
  expect(names).toHaveLength(32);
  expect(names).toContain("dark-surface-raised");
  expect(names).toContain("light-accent-hover");
});

test("corners, spaces, font and pictures become custom properties", () => {
  expect(
    shown({
      radius: "none",
      density: "compact",
      font: {
        files: [{ src: "/a.woff2", weight: "400 800", unicodeRange: undefined }, { src: "/b.woff2" }],
        display: "optional",
      },
      pattern: "/p.svg",
      pictures: { empty: "/e.svg", hero: "/h.webp" },
      mark: "/m.svg",
    }),
  ).toEqual({
    style: {
      radius: 0,
      density: 0.8,
      font: "Operator",
      pattern: 'url("/p.svg")',
      "pattern-faint": "none",
      "log-in": 'url("/p.svg") 50%/6rem var(--color-accent)',
      empty: 'url("/e.svg")',
      "empty-art": "none",
      hero: 'url("/h.webp")',
      "hero-place": "block",
      tile: "none",
    },
    fonts: [
      ['url("/a.woff2")', { display: "optional", weight: "400 800" }],
      ['url("/b.woff2")', { display: "optional" }],
    ],
  });
});

test("an address cannot end what it is in", () => {
  expect(shown({ pictures: { logIn: '/a");x:url("b' } })).toMatchObject({
    style: { "log-in": String.raw`url("/a\");x:url(\"b") 50%/cover` },
  });
});
