import { expect, it } from "vitest";
import { circlesIn } from "./circles.ts";

const graph = (imports: Readonly<Record<string, string[]>>) => new Map(Object.entries(imports));

it("finds nothing if imports go one way", () => {
  expect(circlesIn(graph({ page: ["form", "money"], form: ["money"], money: ["missing"] }))).toEqual([]);
});

it("finds a file that imports itself", () => {
  expect(circlesIn(graph({ page: ["page"] }))).toEqual([["page", "page"]]);
});

it("finds a circle that is reached through other files", () => {
  expect(circlesIn(graph({ page: ["form"], form: ["field"], field: ["rules"], rules: ["form", "money"] }))).toEqual([
    ["form", "field", "rules", "form"],
  ]);
});

it("finds every circle that shares no file with another", () => {
  expect(circlesIn(graph({ a: ["b"], b: ["a", "c"], c: ["d"], d: ["c"] }))).toEqual([
    ["a", "b", "a"],
    ["c", "d", "c"],
  ]);
});
