import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { type AnyCall, nameOf } from "../../contract/declaration.ts";
import { parseAnswer } from "../../contract/envelope.ts";
import { allCalls } from "../../contract/registry.ts";
import { allExamples } from "./all.ts";

const named = allExamples.map((example) => ({ name: nameOf(example.call), ...example }));

/** Returns the paths of all fields that are present. Null counts as missing. */
function pathsOf(value: unknown, path = ""): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, field]) => {
    const own = `${path}/${name}`;
    return field == null ? [] : [own, ...pathsOf(field, own)];
  });
}

/** Returns the fields of the example that its schema does not know. */
function lostBetween(example: unknown, parsed: unknown): string[] {
  const kept = new Set(pathsOf(parsed));
  return pathsOf(example).filter((path) => !kept.has(path));
}

it("has one example for every call", () => {
  const calls: readonly AnyCall[] = allCalls;
  expect(named.map(({ name }) => name).sort()).toEqual(calls.map(nameOf).sort());
});

describe.each(named)("the example of $name", ({ call, request, answer, message, pagination }) => {
  it("has a request that the call accepts", () => {
    const parsed = v.safeParse(call.request, request);
    expect(parsed.issues).toBeUndefined();
    expect(lostBetween(request, parsed.output)).toEqual([]);
  });

  it("has an answer of which nothing is dropped", () => {
    const parsed = parseAnswer(call, { result: true, message, data: answer, pagination });
    expect(parsed).toMatchObject({ kind: "success", dropped: [] });
    expect(lostBetween(answer, parsed.kind === "success" && parsed.data)).toEqual([]);
  });
});

it.each(named.filter(({ refusal }) => refusal))("the example of $name has a refusal with data", ({ call, refusal }) => {
  const parsed = parseAnswer(call, { result: false, ...refusal });
  expect(parsed).toMatchObject({ kind: "refusal", data: refusal?.data });
});
