import { toJsonSchema } from "@valibot/to-json-schema";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { list, listUnder } from "../../src/contract/list.ts";
import { id, ifFits, maybe, shownMoney, shownText, text } from "../../src/contract/values.ts";
import { strictSchema } from "./strict-schema.ts";

/** The JSON Schema of what is to be sent. */
function strict(schema: v.GenericSchema) {
  const { $schema: _, ...json } = toJsonSchema(strictSchema(schema), { typeMode: "input", ignoreActions: ["finite"] });
  return json;
}

describe("what is to be sent", () => {
  const idSchema = { anyOf: [{ type: "string", minLength: 1 }, { type: "number" }] };

  it("is the value as it should be where the front end repairs it", () => {
    expect(strict(shownText)).toEqual({ type: "string" });
    expect(strict(shownMoney)).toMatchObject({ type: "string", pattern: expect.stringContaining(String.raw`\d`) });
    expect(strict(v.fallback(v.picklist(["a", "b"]), "a"))).toEqual({ type: "string", enum: ["a", "b"] });
  });

  it("is missing, null or right where a field is optional", () => {
    const optional = {
      type: "object",
      properties: { a: { anyOf: [{ type: "string" }, { type: "null" }] } },
      required: [],
    };
    expect(strict(v.object({ a: maybe(text) }))).toEqual(optional);
    expect(strict(v.object({ a: ifFits(text) }))).toEqual(optional);
  });

  it("is an array, or an object with one, where the front end reads a list", () => {
    expect(strict(list(id))).toEqual({ type: "array", items: idSchema });
    expect(strict(listUnder("rows", id))).toEqual({
      type: "object",
      properties: { rows: { type: "array", items: idSchema } },
      required: ["rows"],
    });
  });

  it("has what is asked of a value, and not what it is turned into", () => {
    expect(strict(v.pipe(v.string(), v.regex(/^\d$/), v.transform(Number)))).toEqual({
      type: "string",
      pattern: String.raw`^\d$`,
    });
  });
});

it.each([
  [
    "a check",
    v.pipe(
      v.string(),
      v.check((value) => value !== "x"),
    ),
    "check",
  ],
  ["what is asked of the turned value", v.pipe(v.string(), v.transform(Number), v.minValue(1)), "min_value"],
  ["what is asked of a whole list", v.pipe(list(text), v.minLength(1)), "min_length"],
  ["a second schema", v.pipe(v.string(), v.transform(Number), v.number()), "number"],
])("throws for %s that nobody has said in words", (_, schema, lost) => {
  expect(() => strictSchema(v.object({ rows: list(v.object({ value: schema })) }))).toThrow(
    `No JSON Schema says this: ${lost}`,
  );
});

it("throws for a kind of schema that JSON does not have", () => {
  expect(() => strict(v.object({ at: v.date() }))).toThrow("date");
});
