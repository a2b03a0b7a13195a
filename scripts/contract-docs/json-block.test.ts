import fc from "fast-check";
import { expect, it } from "vitest";
import { jsonBlock } from "./json-block.ts";

function jsonIn(block: string): string {
  return block.slice("```json\n".length, -"\n```".length);
}

it("puts values that fit on one line, and spreads the others", () => {
  const wide = Array.from({ length: 3 }, (_, index) => ({ id: index, text: "x".repeat(30) }));
  expect(jsonBlock({ api: { class: "system" }, data: wide, none: {} })).toBe(
    [
      "```json",
      "{",
      '  "api": { "class": "system" },',
      '  "data": [',
      ...wide.map(({ id, text }) => `    { "id": ${id}, "text": "${text}" }${id < 2 ? "," : ""}`),
      "  ],",
      '  "none": {}',
      "}",
      "```",
    ].join("\n"),
  );
});

it("is the same JSON for any value", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(JSON.parse(jsonIn(jsonBlock(value)))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});
