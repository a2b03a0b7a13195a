import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { list, listUnder, parseReporting } from "./list.ts";
import { id, text } from "./values.ts";

const item = v.object({ id, name: text });
const good = { id: 1, name: "a" };

describe("a list", () => {
  it("drops an invalid item, reports it, and keeps the others", () => {
    const { parsed, dropped } = parseReporting(list(item), [good, { id: 2 }, { id: "3", name: "c" }]);
    expect(parsed.output).toEqual([
      { id: "1", name: "a" },
      { id: "3", name: "c" },
    ]);
    expect(dropped).toMatchObject([{ index: 1, nested: false, input: { id: 2 } }]);
    expect(v.getDotPath(dropped[0]?.issues[0] ?? ({} as v.BaseIssue<unknown>))).toBe("name");
  });

  it("keeps the first row of an id and reports the others", () => {
    const { parsed, dropped } = parseReporting(list(item), [
      good,
      { id: "2", name: "b" },
      { id: "1", name: "c" },
      { id: 2 },
    ]);
    expect(parsed.output).toEqual([
      { id: "1", name: "a" },
      { id: "2", name: "b" },
    ]);
    expect(dropped.map(({ index, issues }) => [index, issues.length])).toEqual([
      [2, 0],
      [3, 1],
    ]);
  });

  it("identifies rows by the key of the declaration", () => {
    const kinds = list(v.object({ id, kind: text }), ({ id, kind }) => `${kind} ${id}`);
    expect(
      v.parse(kinds, [
        { id: 1, kind: "a" },
        { id: 1, kind: "b" },
        { id: 1, kind: "a" },
      ]),
    ).toHaveLength(2);
    expect(v.parse(list(v.object({ name: text })), [{ name: "a" }, { name: "a" }])).toHaveLength(2);
  });

  it("is empty when it is null", () => {
    expect(v.parse(list(item), null)).toEqual([]);
  });

  it("is not anything else", () => {
    for (const input of [undefined, {}, "", 0, { length: 1 }]) {
      expect(v.is(list(item), input)).toBe(false);
    }
  });

  it("reports items of nested lists separately", () => {
    const group = v.object({ id, items: list(item) });
    const { parsed, dropped } = parseReporting(list(group), [{ id: 1, items: [good, 5] }, 6]);
    expect(parsed.output).toEqual([{ id: "1", items: [{ id: "1", name: "a" }] }]);
    expect(dropped.map(({ index, nested }) => ({ index, nested }))).toEqual([
      { index: 1, nested: true },
      { index: 1, nested: false },
    ]);
  });

  it("reports only to the current parse", () => {
    const first = parseReporting(list(item), [0]);
    v.parse(list(item), [0]);
    parseReporting(list(item), [0]);
    expect(first.dropped).toHaveLength(1);
  });
});

describe("a list under a key", () => {
  const schema = listUnder("methods_list", item);

  it("drops an invalid item and reports it", () => {
    const { parsed, dropped } = parseReporting(schema, { methods_list: [good, null] });
    expect(parsed.output).toEqual({ methods_list: [{ id: "1", name: "a" }] });
    expect(dropped).toHaveLength(1);
  });

  it.each([[null], [[]], [{ methods_list: null }], [{ methods_list: [] }]])("is empty when it is %j", (input) => {
    expect(v.parse(schema, input)).toEqual({ methods_list: [] });
  });

  it("is not anything else", () => {
    for (const input of [{}, [good], "", { methods_list: "none" }]) {
      expect(v.is(schema, input)).toBe(false);
    }
  });
});
