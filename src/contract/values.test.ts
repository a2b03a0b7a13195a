import * as v from "valibot";
import { describe, expect, it } from "vitest";
import {
  bareDate,
  count,
  dateOrMoment,
  flag,
  id,
  maybe,
  moment,
  money,
  nothing,
  periodBound,
  rows,
  text,
} from "./values.ts";

function outputs(schema: v.GenericSchema, inputs: readonly unknown[]): unknown[] {
  return inputs.map((input) => {
    const parsed = v.safeParse(schema, input);
    return parsed.success ? parsed.output : "refused";
  });
}

describe("an id", () => {
  it("comes as number or string, and is kept as string", () => {
    expect(outputs(id, [94, "94", 0, "betframe"])).toEqual(["94", "94", "0", "betframe"]);
  });

  it("is not empty or of another type", () => {
    expect(outputs(id, ["", null, true, Number.NaN, {}])).toEqual(Array(5).fill("refused"));
  });
});

describe("a flag", () => {
  it("comes as number, string or boolean, and is kept as boolean", () => {
    expect(outputs(flag, [1, "1", true])).toEqual([true, true, true]);
    expect(outputs(flag, [0, "0", false])).toEqual([false, false, false]);
  });

  it("is not anything else", () => {
    expect(outputs(flag, [2, "", "true", "yes", null])).toEqual(Array(5).fill("refused"));
  });
});

describe("money", () => {
  it("is a decimal string, kept as it is", () => {
    const amounts = ["1250.50", "-3.00", "0", "98765432109876543210.123456789012345678"];
    expect(outputs(money, amounts)).toEqual(amounts);
  });

  it("is never a JSON number and has no separators", () => {
    expect(outputs(money, [12.5, "1,250.50", "12,5", "1e3", "", ".5", "NaN"])).toEqual(Array(7).fill("refused"));
  });
});

describe("a moment", () => {
  it("is ISO 8601 with an offset", () => {
    const moments = ["2026-11-21T14:05:00+03:00", "2026-11-21T11:05Z", "2026-11-21T11:05:00.250-05:00"];
    expect(outputs(moment, moments)).toEqual(moments);
  });

  it("may have a short offset and a long fraction", () => {
    const written = ["2026-11-21T11:05:00-0530", "2026-11-21T11:05+03", "2026-11-21T11:05:00.1234567890123Z"];
    expect(outputs(moment, written)).toEqual([
      "2026-11-21T11:05:00-05:30",
      "2026-11-21T11:05+03:00",
      "2026-11-21T11:05:00.1234567890123Z",
    ]);
  });

  it("needs an offset and must exist", () => {
    const wrong = ["2026-11-21T14:05:00", "2026-11-21", "2026-13-01T00:00:00Z", "", 1_700_000_000];
    expect(outputs(moment, wrong)).toEqual(Array(5).fill("refused"));
  });
});

describe("a bare date", () => {
  it("is the operator's day, or empty for none", () => {
    expect(outputs(bareDate, ["2026-11-21", ""])).toEqual(["2026-11-21", ""]);
    expect(outputs(bareDate, ["21.11.2026", "2026-11-21T14:05:00Z", null])).toEqual(Array(3).fill("refused"));
  });

  it("can bound a period, as a moment can", () => {
    expect(outputs(dateOrMoment, ["", "2026-11-21", "2026-11-21T14:05:00Z", "soon"])).toEqual([
      "",
      "2026-11-21",
      "2026-11-21T14:05:00Z",
      "refused",
    ]);
  });
});

it("may be null or missing at the open end of a period", () => {
  const period = v.object({ Start_date: periodBound, End_date: periodBound });
  expect(v.parse(period, { Start_date: null })).toEqual({ Start_date: "", End_date: "" });
  expect(v.parse(period, { Start_date: "2026-11-21", End_date: "" })).toEqual({
    Start_date: "2026-11-21",
    End_date: "",
  });
  expect(v.is(period, { Start_date: "soon" })).toBe(false);
});

describe("an optional field", () => {
  const schema = v.object({ name: text, note: maybe(text) });

  it("may be missing or null", () => {
    expect(v.parse(schema, { name: "a" }).note).toBeUndefined();
    expect(v.parse(schema, { name: "a", note: null }).note).toBeUndefined();
    expect(v.parse(schema, { name: "a", note: "" }).note).toBe("");
  });

  it("may be an empty text if the value cannot be one", () => {
    const asked = v.object({ id: maybe(id), fee: maybe(money), at: maybe(moment), on: maybe(flag) });
    expect(v.parse(asked, { id: "", fee: "", at: "", on: "" })).toEqual({});
  });

  it("is checked when present", () => {
    expect(v.is(schema, { name: "a", note: 1 })).toBe(false);
  });
});

it("ignores unknown fields", () => {
  expect(v.parse(v.object({ name: text }), { name: "a", more: 1 })).toEqual({ name: "a" });
});

it("accepts only numbers as numbers", () => {
  expect(outputs(count, [96.21, -1, "96.21"])).toEqual([96.21, -1, "refused"]);
  expect(outputs(rows, [48, 0, -1, 4.5, "48"])).toEqual([48, 0, "refused", "refused", "refused"]);
});

it("ignores the data of an answer whose result is enough", () => {
  expect(outputs(nothing, [undefined, null, [], "ok", { a: 1 }])).toEqual(Array(5).fill(null));
});
