/**
 * The contract as an OpenAPI 3.1 document, for the tools of operators' engineers. The build publishes it as contract/openapi.json
 * (docs/openapi.md). Like docs/contract.md it comes from the declarations, the examples and their notes.
 */
import { type AnyCall, extensionNames } from "../../src/contract/declaration.ts";
import { stepUpMethods } from "../../src/contract/envelope.ts";
import { pageLanguages } from "../../src/contract/page-languages.ts";
import { licences, maintenanceStatus } from "../../src/contract/site-answers.ts";
import { allExamples } from "../../src/testing/examples/all.ts";
import { licencesExample, maintenanceStatusExample } from "../../src/testing/examples/data-files.ts";
import {
  addressNotes,
  envelopeNotes,
  extensionNotes,
  failureNotes,
  optionalInEnvelopes,
  userNotes,
} from "../contract-docs/notes.ts";
import { contractPage } from "../contract-docs/page.ts";
import { callPath, callSchemas, extensionTag } from "./call.ts";
import { componentRef, dataSchema, type Json, valueSchemas } from "./schemas.ts";

/** The whole document. Throws if a declaration asks for something that no JSON Schema can say and nobody has said in words. */
export async function openapiDocument(): Promise<Json> {
  const calls: readonly AnyCall[] = allExamples.map(({ call }) => call);
  return {
    openapi: "3.1.0",
    info: {
      title: "Wire contract of the player's front end",
      version: "1",
      description: `${aboutDocument}\n\n${await proseOfContract()}`,
    },
    servers: [
      {
        url: "{apiBase}",
        description: "`apiBase` of config.json",
        variables: { apiBase: { default: "https://operator.example" } },
      },
    ],
    // Whose call it is says the envelope.
    security: [],
    tags: [
      ...[...new Set(calls.map((call) => call.class))].map((name) => ({ name })),
      ...extensionNames.map((name) => ({ name: extensionTag(name), description: extensionNotes[name] })),
      { name: "other addresses", description: "plain GETs without the envelope" },
    ],
    paths: { ...Object.assign({}, ...allExamples.map(callPath)), ...plainGets() },
    components: {
      schemas: { ...valueSchemas(), ...envelopeSchemas(), ...Object.assign({}, ...allExamples.map(callSchemas)) },
      parameters,
      responses,
    },
  };
}

const aboutDocument = `How the player's front end and an operator's back end exchange data.

**All calls share one address**, \`POST {apiBase}/endpoint/v1\`. OpenAPI tells operations apart by their paths, so each call has a path of
its own here, \`/endpoint/v1#class/method\`. What follows the \`#\` is never sent: \`api.class\` and \`api.method\` of the body name the call.
Its \`operationId\` is \`class.method\`, and its body is the whole envelope.

The schemas \`class.method.Request\` and \`class.method.Answer\` are those of \`data\`, and \`class.method.Refusal\` where a refusal has data of its
own. Each is a JSON Schema (2020-12) at \`#/components/schemas/…\`.

The schemas say what is to be sent. The front end takes more than that: it drops rows that do not fit, and leaves out an optional field
that does not. Both sides ignore members that a schema does not name, so no schema forbids any. \`x-extension\` and the tags
mark what an operator may leave out.`;

/** What contract.md says about all calls: everything between its contents and the addresses that are no calls. */
async function proseOfContract(): Promise<string> {
  const page = await contractPage();
  const prose = page.slice(page.indexOf("\n## Values\n"), page.indexOf("\n## Other addresses\n"));
  return prose.trim().replaceAll(/\[([^\]]+)\]\(#[^)]*\)/g, "$1");
}

const text = { type: "string" };
const wholeNumber = { type: "integer", minimum: 0 };
const page = { limit: wholeNumber, total: wholeNumber, offset: wholeNumber };

/** What every call has around its data. */
function envelopeSchemas(): Json {
  const answered = {
    message: text,
    code: { anyOf: [{ type: "number" }, { type: "string", pattern: String.raw`^\d+$` }] },
    debug: text,
  };
  return {
    User: noted(userNotes, { uid: text, sid: text, uip: text, gmt: text, lang: text }),
    EveryCall: {
      description: "What the data of every call have.",
      type: "object",
      required: ["Lang"],
      properties: { Lang: { description: "the player's language", enum: pageLanguages } },
    },
    Success: noted(envelopeNotes, {
      result: { const: true },
      ...answered,
      pagination: componentRef("Pagination"),
    }),
    Refusal: {
      description:
        "Some messages and codes have a meaning, see Refusals and errors. `data` are `TooManyCalls` with code 429, `StepUp` with code 428, and what the call's own schema says. Others are ignored.",
      ...noted(envelopeNotes, { result: { const: false }, ...answered }),
    },
    TooManyCalls: refusalData(failureNotes.tooManyCalls, { retryAfter: { type: "number", minimum: 0 } }),
    StepUp: refusalData(failureNotes.stepUp, {
      methods: { type: "array", items: { enum: stepUpMethods }, minItems: 1 },
    }),
    Pagination: { anyOf: [{ const: 0 }, { type: "object", required: Object.keys(page), properties: page }] },
  };
}

/** The data of a refusal that any call may get. */
function refusalData([came, does]: readonly [string, string], properties: Json): Json {
  const description = `Of ${came}: the front end ${does}.`;
  return { description, type: "object", required: Object.keys(properties), properties };
}

/** An object with these fields, and what contract.md says about each. */
function noted(notes: Readonly<Record<string, string>>, fields: Readonly<Record<string, Json>>): Json {
  const isOptional = (name: string) => optionalInEnvelopes.has(name);
  const properties = Object.entries(fields).map(([name, schema]) => {
    const description = notes[name];
    return [name, isOptional(name) ? { description, anyOf: [schema, { type: "null" }] } : { description, ...schema }];
  });
  return {
    type: "object",
    required: Object.keys(fields).filter((name) => !isOptional(name)),
    properties: Object.fromEntries(properties) as Json,
  };
}

const parameters = {
  panel: {
    name: "panel",
    in: "header",
    required: true,
    description: "always `frontend`",
    schema: { const: "frontend" },
  },
  idempotencyKey: {
    name: "Idempotency-Key",
    in: "header",
    description: "One for each intent of the player; sent with the extension `idempotency`. See Idempotency.",
    schema: { type: "string", format: "uuid" },
  },
  ifNoneMatch: { name: "If-None-Match", in: "header", description: "The `ETag` of an earlier answer.", schema: text },
};

/** An answer that is no envelope, and what the front end does with it. */
function failure([came, does]: readonly [string, string], headers: Json = {}): Json {
  return { description: `${came}: the front end ${does}.`, headers };
}

const responses = {
  RetryLater: failure(failureNotes.retryLater, {
    "Retry-After": { description: "In how many seconds to try again.", schema: wholeNumber },
  }),
  Fault: failure(failureNotes.fault),
  Absent: failure(failureNotes.absent),
  NotModified: { description: "The answer is still the one with this `ETag`." },
  NoPublicRead: { description: "This call is sent by POST only.", headers: { Allow: { schema: { const: "POST" } } } },
};

/** The addresses that are no calls. */
function plainGets(): Json {
  const operationOf = (
    operationId: string,
    description: string,
    schema: Json,
    example: unknown,
    asked: readonly string[],
  ) => ({
    get: {
      operationId,
      tags: ["other addresses"],
      description,
      parameters: asked.map((name) => ({ name, in: "query", schema: text })),
      responses: { "200": { description: "The answer.", content: { "application/json": { schema, example } } } },
    },
  });
  return {
    "/endpoint/v1/check-maintenance": operationOf(
      "check-maintenance",
      addressNotes.maintenance,
      dataSchema(maintenanceStatus),
      maintenanceStatusExample,
      ["sitename", "version"],
    ),
    "/endpoint/v1/licenses": operationOf("licenses", addressNotes.licences, dataSchema(licences), licencesExample, [
      "version",
    ]),
  };
}
