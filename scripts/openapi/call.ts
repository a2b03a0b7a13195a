/** The part of the document for one call. */
import { type AnyCall, type ExtensionName, nameOf } from "../../src/contract/declaration.ts";
import { isStorable } from "../../src/contract/public-get.ts";
import { writingSides } from "../../src/contract/registry.ts";
import type { Example } from "../../src/testing/examples/example.ts";
import { answerEnvelope, factsOf, requestEnvelope } from "../contract-docs/call-section.ts";
import { listMetadataOf, partsOf, phraseOf } from "../contract-docs/schema-text.ts";
import { componentRef, dataSchema, type Json } from "./schemas.ts";

/** The call's name in the document. */
const idOf = (call: AnyCall) => `${call.class}.${call.method}`;

/** The tag of an extension's operations. */
export const extensionTag = (name: ExtensionName) => `extension ${name}`;

/** The schemas of the call's data. */
export function callSchemas({ call, notes }: Example): Json {
  return {
    [`${idOf(call)}.Request`]: dataSchema(call.request, notes),
    [`${idOf(call)}.Answer`]: isIgnored(call) ? { description: "ignored" } : dataSchema(call.answer, notes),
    ...(call.refusal && { [`${idOf(call)}.Refusal`]: dataSchema(call.refusal, notes) }),
  };
}

/** The call's path with its operations. */
export function callPath(example: Example): Json {
  const { call } = example;
  const path = `/endpoint/v1#${nameOf(call)}`;
  return {
    [path]: {
      description: "Sent to /endpoint/v1: `api` of the body names the call.",
      post: {
        operationId: idOf(call),
        summary: nameOf(call),
        ...aboutCall(example, call.extension),
        parameters: [parameterRef("panel"), ...(call.idempotent ? [parameterRef("idempotencyKey")] : [])],
        requestBody: {
          required: true,
          content: {
            "application/json": { schema: requestSchema(call), example: requestEnvelope(call, example.request) },
          },
        },
        responses: responsesOf(example),
      },
      ...(isStorable(call) && { get: publicGet(example) }),
    },
  };
}

function aboutCall({ call, about }: Example, extension: ExtensionName | undefined): Json {
  const facts = [...factsOf(call)].map(([what, value]) => `- ${what}: ${value}`).join("\n");
  return {
    tags: [call.class, ...(extension ? [extensionTag(extension)] : [])],
    description: `${about}\n\n${facts}`,
    ...(extension && { "x-extension": extension }),
  };
}

/** The same read by GET. */
function publicGet(example: Example): Json {
  const { call } = example;
  const { data } = requestEnvelope(call, example.request);
  const { "200": answer, ...others } = responsesOf(example) as Record<string, Json>;
  const cached = { ETag: { schema: { type: "string" } }, "Cache-Control": { schema: { type: "string" } } };
  return {
    operationId: `${idOf(call)}.get`,
    summary: `${nameOf(call)} by GET`,
    ...aboutCall(example, "publicGet"),
    parameters: [
      { name: "call", in: "query", required: true, schema: { const: idOf(call) } },
      {
        name: "data",
        in: "query",
        required: true,
        description: "JSON with sorted keys, written as a form writes it",
        content: { "application/json": { schema: sentData(call), example: data } },
      },
      parameterRef("ifNoneMatch"),
    ],
    responses: {
      "200": { ...answer, headers: cached },
      "304": responseRef("NotModified"),
      "405": responseRef("NoPublicRead"),
      ...others,
    },
  };
}

function requestSchema(call: AnyCall): Json {
  const { access } = call;
  const mayHaveUser = access !== "public" || call.isPlayers !== undefined;
  return {
    type: "object",
    required: ["api", "data", ...(access === "player" ? ["user"] : [])],
    properties: {
      api: {
        type: "object",
        required: ["class", "method"],
        properties: { class: { const: call.class }, method: { const: call.method } },
      },
      data: sentData(call),
      ...(mayHaveUser && { user: componentRef("User") }),
    },
  };
}

function sentData(call: AnyCall): Json {
  return { allOf: [componentRef(`${idOf(call)}.Request`), componentRef("EveryCall")] };
}

function responsesOf(example: Example): Json {
  const { call, refusal } = example;
  return {
    "200": {
      description: "The answer, or a refusal (`result: false`).",
      content: {
        "application/json": {
          schema: { oneOf: [successSchema(call), refusalSchema(call)] },
          examples: {
            answer: { value: answerEnvelope(example) },
            ...(refusal && { refusal: { value: { result: false, ...refusal } } }),
          },
        },
      },
    },
    "429": responseRef("RetryLater"),
    "500": responseRef("Fault"),
    "503": responseRef("RetryLater"),
    default: responseRef("Absent"),
  };
}

function successSchema(call: AnyCall): Json {
  const answer = componentRef(`${idOf(call)}.Answer`);
  const listed = listMetadataOf(call.answer);
  // An empty list in another form (contract.md, Lists). The schema of a list has `[]` already.
  const empty = listed?.key ? [noArray, noValue] : [noValue];
  const { limit, offset } = partsOf(call.request).entries ?? {};
  const isPaged = limit !== undefined && offset !== undefined;
  return {
    allOf: [
      componentRef("Success"),
      {
        type: "object",
        required: [...(mayLackData(call) ? [] : ["data"]), ...(isPaged ? ["pagination"] : [])],
        properties: {
          data: listed ? { anyOf: [answer, ...empty] } : answer,
          ...(isPaged && { pagination: componentRef("Pagination") }),
        },
      },
    ],
  };
}

const noValue = { type: "null" };
const noArray = { type: "array", maxItems: 0 };

/** Whether the answer's data do not matter. */
const isIgnored = (call: AnyCall) => phraseOf(call.answer) === "ignored";

/** Whether an answer may have no data. Some calls read or write, as their request says; the answer to a write has none. */
function mayLackData(call: AnyCall): boolean {
  return [call, ...writingSides.filter((side) => nameOf(side) === nameOf(call))].some(isIgnored);
}

function refusalSchema(call: AnyCall): Json {
  if (!call.refusal) return componentRef("Refusal");
  const kinds = [`${idOf(call)}.Refusal`, "StepUp", "TooManyCalls"].map(componentRef);
  return {
    allOf: [componentRef("Refusal"), { type: "object", properties: { data: { anyOf: [...kinds, noValue] } } }],
  };
}

const parameterRef = (name: string) => ({ $ref: `#/components/parameters/${name}` });
const responseRef = (name: string) => ({ $ref: `#/components/responses/${name}` });
