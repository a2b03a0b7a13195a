import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { list, listUnder } from "../../src/contract/list.ts";
import { flag, id, maybe, money, text } from "../../src/contract/values.ts";
import { fieldTable } from "./schema-table.ts";
import { phraseOf } from "./schema-text.ts";

const item = v.object({ id, price: maybe(money) });

describe("a table of fields", () => {
  it("names each field's value, and whether it may be missing", () => {
    const schema = v.object({ state: v.picklist(["on", "off"]), left: v.nullable(money), note: maybe(text) });
    expect(fieldTable(schema)?.split("\n").slice(2)).toEqual([
      '| `state` | `"on"` or `"off"` |',
      "| `left` | money or null |",
      "| `note` ? | text |",
    ]);
  });

  it("has the fields of nested objects and of list items", () => {
    const schema = v.object({ rows: maybe(list(item)), to: v.object({ active: flag }) });
    expect(fieldTable(schema)?.split("\n").slice(2)).toEqual([
      "| `rows` ? | list of objects |",
      "| `rows[].id` | id |",
      "| `rows[].price` ? | money |",
      "| `to` | object |",
      "| `to.active` | flag |",
    ]);
  });

  it("has the fields of a list under a key", () => {
    expect(fieldTable(listUnder("methods", item))).toContain("| `methods[].id` | id |");
    expect(fieldTable(listUnder("amounts", money))).toContain("| `amounts` | list of money |");
  });

  it("shows alternatives, and a repeated shape once", () => {
    const one = v.object({ type: v.literal("one"), id });
    const many = v.object({ type: v.literal("many"), all: list(one) });
    expect(
      fieldTable(list(v.variant("type", [one, many])))
        ?.split("\n")
        .slice(2),
    ).toEqual([
      '| *when `type` is `"one"`:* |  |',
      '| `[].type` | `"one"` |',
      "| `[].id` | id |",
      '| *when `type` is `"many"`:* |  |',
      '| `[].type` | `"many"` |',
      "| `[].all` | list of objects |",
    ]);
  });

  it("has a column for notes if there are any", () => {
    expect(fieldTable(item, { price: "a | b" })).toContain("| `price` ? | money | a \\| b |");
  });

  it("is empty for a value without fields", () => {
    expect(fieldTable(list(text))).toBeUndefined();
    expect(fieldTable(v.object({}))).toBeUndefined();
  });
});

it("throws for an unknown schema", () => {
  expect(() => phraseOf(v.bigint())).toThrow("no words for the schema type bigint");
});
