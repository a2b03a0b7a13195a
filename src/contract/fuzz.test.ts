/**
 * Any answer of an operator becomes a typed result, a refusal or a malformed answer, and never throws. An invalid item
 * of a list is dropped without affecting the others.
 */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type AnyCall, nameOf } from "./declaration.ts";
import { parseAnswer } from "./envelope.ts";
import { allExamples } from "../testing/examples/all.ts";
import { writingSides } from "./registry.ts";
import { mutations } from "../testing/answer-mutations.ts";

const examples = allExamples.map((example) => ({ name: nameOf(example.call), ...example }));
const calls: readonly AnyCall[] = [...allExamples.map(({ call }) => call), ...writingSides];

const envelopeLike = fc.record(
  {
    result: fc.oneof(fc.boolean(), fc.jsonValue()),
    message: fc.oneof(fc.string(), fc.constant("Kayıt Bulunamadı"), fc.jsonValue()),
    data: fc.oneof(fc.jsonValue(), fc.array(fc.jsonValue())),
    code: fc.jsonValue(),
    debug: fc.jsonValue(),
    pagination: fc.oneof(fc.constant(0), fc.jsonValue()),
  },
  { requiredKeys: [] },
);

/** Checks that a successful answer has its declared type: an array for a list, and never `undefined`. */
function expectTyped(call: AnyCall, body: unknown): void {
  const answer = parseAnswer(call, body);
  expect(["success", "refusal", "malformed"]).toContain(answer.kind);
  if (answer.kind !== "success") return;
  expect(answer.data).not.toBeUndefined();
  expect(Array.isArray(answer.dropped)).toBe(true);
}

describe.each(calls.map((call) => ({ name: nameOf(call), call })))("$name", ({ call }) => {
  it("parses any JSON value as its answer", () => {
    fc.assert(fc.property(fc.oneof(fc.jsonValue(), envelopeLike), (body) => expectTyped(call, body)));
  });
});

describe.each(examples)("$name", ({ call, answer }) => {
  it("parses its example with any field missing, null or of another type", () => {
    for (const data of mutations(answer)) expectTyped(call, { result: true, data });
    for (const body of mutations({ result: true, message: "", data: answer, pagination: 0 })) {
      expectTyped(call, body);
    }
  });
});

const lists = examples.filter(({ answer, call }) => call.list && Array.isArray(answer));

/** The same row with another id, if it has one: a list holds an id once. */
function withOtherId(row: unknown): unknown {
  const name = Object.keys(Object(row) as object).find((each) => /^(id|\w+ID)$/.test(each));
  return name ? { ...(row as object), [name]: "another" } : row;
}

describe.each(lists)("a list of $name", ({ call, answer }) => {
  const [good] = answer as readonly unknown[];
  const last = withOtherId(good);
  const whole = parseAnswer(call, { result: true, data: [good, last] });
  const items = whole.kind === "success" ? whole.data : undefined;

  it("loses only the invalid item", () => {
    const bad = fc.oneof(fc.jsonValue(), fc.constantFrom(...mutations(good)));
    fc.assert(
      fc.property(bad, (middle) => {
        const parsed = parseAnswer(call, { result: true, data: [good, middle, last] });
        if (parsed.kind !== "success") throw new Error(`the list was ${parsed.kind}`);
        const kept = parsed.data as readonly unknown[];
        const droppedRows = parsed.dropped.filter(({ nested }) => !nested);
        expect([kept[0], kept.at(-1)]).toEqual(items);
        // Unknown names of extensions are ignored without being reported.
        if (call.method !== "capabilities") expect(kept.length + droppedRows.length).toBe(3);
        for (const dropped of droppedRows) expect(dropped).toMatchObject({ index: 1, input: middle });
      }),
    );
  });
});
