/** The document as its readers have it, and validators of what is in it. */
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { openapiDocument } from "../document.ts";

interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly "x-extension"?: string;
  readonly parameters: readonly { readonly $ref?: string }[];
  readonly responses: object;
}

export const published = JSON.parse(JSON.stringify(await openapiDocument())) as {
  readonly tags: readonly { readonly name: string }[];
  readonly paths: Readonly<Record<string, { readonly post?: Operation; readonly get?: Operation }>>;
  readonly components: { readonly responses: object };
};

/** The path of a call, by its name. */
export const pathOf = (name: string) => `/endpoint/v1#${name}`;

// What is no JSON Schema in the document, such as its paths, is nothing to complain about.
const ajv = new Ajv2020({ strict: false });
addFormats.default(ajv);
ajv.addSchema(published, "contract");

/** Returns a validator for the schema at this place of the document. */
export function validatorAt(...place: readonly string[]): ValidateFunction {
  const parts = place.map((part) => encodeURIComponent(part.replaceAll("/", "~1")));
  return ajv.compile({ $ref: `contract#/${parts.join("/")}` });
}

const json = ["content", "application/json", "schema"];
export const requestsOf = (name: string) => validatorAt("paths", pathOf(name), "post", "requestBody", ...json);
export const answersOf = (name: string) => validatorAt("paths", pathOf(name), "post", "responses", "200", ...json);

const compiled = new Map<string, ValidateFunction>();

/** How an answer does not fit the document. Undefined if it fits, and for what is no call of the contract. */
export function misfitOf(name: string, answer: unknown): string | undefined {
  if (!(pathOf(name) in published.paths)) return undefined;
  const fits = compiled.get(name) ?? answersOf(name);
  compiled.set(name, fits);
  return fits(answer) ? undefined : `${name}: ${JSON.stringify(fits.errors)}`;
}
