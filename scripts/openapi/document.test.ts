import { Validator } from "@seriousme/openapi-schema-validator";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { lostFields } from "../../conformance/lost-fields.ts";
import { type AnyCall, extensionNames, nameOf } from "../../src/contract/declaration.ts";
import { parseAnswer } from "../../src/contract/envelope.ts";
import { isStorable } from "../../src/contract/public-get.ts";
import { allCalls } from "../../src/contract/registry.ts";
import { mutations } from "../../src/testing/answer-mutations.ts";
import { allExamples } from "../../src/testing/examples/all.ts";
import { answerEnvelope, requestEnvelope } from "../contract-docs/call-section.ts";
import { answersOf, pathOf, published as document, requestsOf, validatorAt } from "./testing/published.ts";

const calls: readonly AnyCall[] = allCalls;
const examples = allExamples.map((example) => ({ ...example, name: nameOf(example.call) }));
const post = (call: AnyCall) => document.paths[pathOf(nameOf(call))]?.post;

it("is valid OpenAPI 3.1", async () => {
  const validator = new Validator();
  expect(await validator.validate(structuredClone(document))).toEqual({ valid: true });
  expect(validator.version).toBe("3.1");
});

it("has a path for every call, with the call's name", () => {
  const named = Object.entries(document.paths).filter(([path]) => path.includes("#"));
  expect(named.map(([path]) => path).sort()).toEqual(calls.map(nameOf).map(pathOf).sort());
  expect(calls.map((call) => post(call)?.operationId)).toEqual(calls.map((call) => nameOf(call).replace("/", ".")));
});

it("marks extensions, and the calls that take an Idempotency-Key", () => {
  const tags = (extension: string | undefined) => (extension ? [`extension ${extension}`] : []);
  for (const call of calls) {
    expect(post(call)).toMatchObject({ tags: [call.class, ...tags(call.extension)] });
    expect(post(call)?.["x-extension"]).toBe(call.extension);
    expect(JSON.stringify(post(call)?.parameters).includes("idempotencyKey")).toBe(call.idempotent === true);
  }
  expect(document.tags.map(({ name }) => name)).toEqual(
    expect.arrayContaining(extensionNames.map((name) => `extension ${name}`)),
  );
});

it("has the statuses of the contract, with Retry-After where the front end reads it", () => {
  const later = { $ref: "#/components/responses/RetryLater" };
  for (const call of calls) expect(post(call)?.responses).toMatchObject({ 200: {}, 429: later, 500: {}, 503: later });
  expect(document.components.responses).toMatchObject({ RetryLater: { headers: { "Retry-After": {} } } });
});

it("has a GET for exactly the calls that may be sent so", () => {
  const byGet = calls.filter((call) => document.paths[pathOf(nameOf(call))]?.get);
  expect(byGet.map(nameOf)).toEqual(calls.filter(isStorable).map(nameOf));
});

it.each(["check-maintenance", "licenses"])("has an example of %s that fits its schema", (name) => {
  const answer = ["paths", `/endpoint/v1/${name}`, "get", "responses", "200", "content", "application/json"];
  const isAnswer = validatorAt(...answer, "schema");
  const { example } = answer.reduce<Record<string, unknown>>((part, key) => part[key] as typeof part, { ...document });
  isAnswer(example);
  expect(isAnswer.errors).toBeNull();
  expect(isAnswer({})).toBe(false);
});

/** What the schemas say in words only (strict-schema.ts): the messages of the declarations' checks. */
const saidInWords = ["Expected gtm", "Expected a text in one of the languages"];

/** What the front end does not take of an answer, but for what the schemas say in words. */
function lostOf(call: AnyCall, answer: unknown): readonly unknown[] {
  const parsed = parseAnswer(call, answer);
  if (parsed.kind === "refusal") return [];
  const { data } = answer as { readonly data?: unknown };
  const lost = parsed.kind === "success" ? [...parsed.dropped, ...lostFields(data, parsed.data)] : [parsed];
  return lost.filter((each) => !saidInWords.some((message) => JSON.stringify(each).includes(message)));
}

describe.each(examples)("the schemas of $name", (example) => {
  const { call, name, refusal } = example;
  const isRequest = requestsOf(name);
  const isAnswer = answersOf(name);
  const request = requestEnvelope(call, example.request);
  const answer = answerEnvelope(example);

  it("accept the example of a request, and no broken one", () => {
    isRequest(request);
    expect(isRequest.errors).toBeNull();
    const broken = mutations(request.data).filter((data) => !v.is(call.request, data));
    expect(broken.filter((data) => isRequest({ ...request, data }))).toEqual([]);
    expect(isRequest({ ...request, api: { class: "none", method: "none" } })).toBe(false);
    expect(isRequest({ ...request, data: { ...request.data, Lang: "xx" } })).toBe(false);
    expect(isRequest({ ...request, user: {} })).toBe(call.access === "public" && !call.isPlayers);
  });

  it("accept the example of an answer, and none that the front end would not take whole", () => {
    isAnswer(answer);
    expect(isAnswer.errors).toBeNull();
    const isPaged = ["limit", "offset"].every((field) => field in (example.request as object));
    for (const pagination of [undefined, null]) expect(isAnswer({ ...answer, pagination })).toBe(!isPaged);
    const accepted = mutations(answer).filter((each) => isAnswer(each));
    expect(accepted.filter((each) => lostOf(call, each).length > 0)).toEqual([]);
  });

  it("accept refusals of every kind, and no broken data of its own", () => {
    const refused = { result: false, message: "Olmaz" };
    const refusals = [
      refused,
      { ...refused, code: 404, data: null, debug: "no such call" },
      { ...refused, code: "429", data: { retryAfter: 30 } },
      { ...refused, code: 428, data: { methods: ["password", "passkey"] } },
      ...(refusal ? [{ result: false, ...refusal }] : []),
    ];
    expect(refusals.filter((each) => !isAnswer(each))).toEqual([]);
    expect(isAnswer({ ...refused, result: "false" })).toBe(false);
    const accepted = mutations(refusal?.data).filter((data) => data !== null && isAnswer({ ...refused, data }));
    expect(accepted.filter((data) => call.refusal && !v.is(call.refusal, data))).toEqual([]);
  });

  it("accept null for what is missing", () => {
    const none = { message: null, code: null, debug: null };
    expect(isAnswer({ ...answer, ...none })).toBe(true);
    expect(isAnswer({ result: false, ...none, data: null, pagination: null })).toBe(true);
  });

  it("ignore members that they do not name", () => {
    const more = { unknown: "x" };
    expect(isRequest({ ...request, ...more, data: { ...request.data, ...more } })).toBe(true);
    expect(isAnswer({ ...answer, ...more })).toBe(true);
  });
});
