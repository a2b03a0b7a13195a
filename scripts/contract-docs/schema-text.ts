/** Describes in words what a valibot schema of the contract accepts. */
import type * as v from "valibot";
import { cashDirection, cashFormValue } from "../../src/contract/cash-method.ts";
import { limitValue } from "../../src/contract/limit-items.ts";
import { localised } from "../../src/contract/values.ts";
import { birthDate, roleId } from "../../src/contract/user-items.ts";
import { secondsLeft } from "../../src/contract/user-security.ts";
import * as values from "../../src/contract/values.ts";

/** The contract's own values, recognised by identity. The page's section "Values" explains each. */
const named: ReadonlyMap<v.GenericSchema, string> = new Map<v.GenericSchema, string>([
  [values.text, "text"],
  [values.html, "HTML"],
  [values.image, "image address"],
  [values.link, "link"],
  [values.id, "id"],
  [values.flag, "flag"],
  [values.money, "money"],
  [values.requestMoney, "money"],
  [values.moment, "moment"],
  [values.bareDate, "date"],
  [values.dateOrMoment, "moment or date"],
  [values.periodBound, "moment or date"],
  [values.count, "number"],
  [values.rows, "whole number"],
  [values.nothing, "ignored"],
  [values.shownText, "text"],
  [values.shownFlag, "flag"],
  [birthDate, "date"],
  [roleId, "id"],
  [secondsLeft, "number"],
  [values.shownImage, "image address"],
  [values.shownMoney, "money"],
  [values.shownCount, "number"],
  [localised, "`{tr, en}`"],
  [cashDirection, "`1` or `2`"],
  [cashFormValue, "text"],
  [limitValue, "money, number or null"],
]);

/**
 * Returns the first value of the contract with the same name as this schema, which is the strictest one: `money` for
 * `shownMoney`. Returns the schema itself if it has no name, or if it is an amount that a player enters, which has bounds of its own.
 */
export function namedLike(schema: v.GenericSchema): v.GenericSchema {
  const name = named.get(schema);
  if (name === undefined || schema === values.requestMoney) return schema;
  const [first = schema] = [...named].find(([, other]) => other === name) ?? [];
  return first;
}

/** The parts of valibot's schema objects that the contract's schemas consist of. */
interface SchemaParts {
  readonly type: string;
  readonly pipe?: readonly (v.GenericSchema & { readonly metadata?: ListMetadata })[];
  readonly wrapped?: v.GenericSchema;
  readonly options?: readonly unknown[];
  readonly literal?: unknown;
  readonly item?: v.GenericSchema;
  readonly value?: v.GenericSchema;
  readonly rest?: v.GenericSchema;
  readonly entries?: Readonly<Record<string, v.GenericSchema>>;
}

interface ListMetadata {
  readonly item?: v.GenericSchema;
  readonly key?: string;
}

/** Exposes the parts of a schema. */
export function partsOf(schema: v.GenericSchema): SchemaParts {
  return schema;
}

/** The metadata that `list` and `listUnder` attach to their schemas. */
export function listMetadataOf(schema: v.GenericSchema): ListMetadata | undefined {
  const { pipe, options } = partsOf(schema);
  if (!pipe) {
    // `listUnder` also accepts an empty list instead of the object. Its first option has the metadata.
    const [first] = options ?? [];
    return isPiped(first) ? withKey(listMetadataOf(first)) : undefined;
  }
  const own = pipe.find(({ metadata }) => metadata?.item)?.metadata;
  return own ?? (isPiped(pipe[0]) ? listMetadataOf(pipe[0]) : undefined);
}

function isPiped(schema: unknown): schema is v.GenericSchema {
  return typeof schema === "object" && schema !== null && "pipe" in schema;
}

function withKey(metadata: ListMetadata | undefined): ListMetadata | undefined {
  return metadata?.key ? metadata : undefined;
}

/** Removes the wrappers that only allow a value to be missing or null. */
export function unwrapped(schema: v.GenericSchema): {
  readonly schema: v.GenericSchema;
  readonly optional: boolean;
} {
  const { type, wrapped } = partsOf(schema);
  if (type !== "optional" || !wrapped) return { schema, optional: false };
  const { type: innerType, wrapped: inner } = partsOf(wrapped);
  return { schema: innerType === "nullable" && inner ? withoutNone(inner) : wrapped, optional: true };
}

/** The schema that was passed to `maybe`. */
function withoutNone(schema: v.GenericSchema): v.GenericSchema {
  const { options = [] } = partsOf(schema);
  return options[1] === values.emptyForNone ? (options[0] as v.GenericSchema) : schema;
}

/** A phrase such as `id`, `"tr" or "en"` or `list of text`. Objects and lists of objects are only named as such. */
export function phraseOf(schema: v.GenericSchema): string {
  const name = named.get(schema);
  if (name) return name;
  const metadata = listMetadataOf(schema);
  if (metadata?.key) return "object";
  if (metadata?.item) return listOf(metadata.item);

  const { type, wrapped, options = [], literal, item, pipe = [] } = partsOf(schema);
  if (type === "optional" && wrapped) return phraseOf(unwrapped(schema).schema);
  if (type === "nullable" && wrapped) return `${phraseOf(wrapped)} or null`;
  if (type === "literal") return code(literal);
  if (type === "picklist") return either(options.map(code));
  if (type === "union") return either(options.map((option) => phraseOf(option as v.GenericSchema)));
  if (type === "array" && item) return listOf(item);
  if (type === "record") return "object of texts by name";
  if (type === "variant") return "object, of one of these kinds";
  if (type === "object" || type === "object_with_rest") return "object";
  if (type === "string") return "text";
  if (type === "unknown") return "any value";
  if (type === "number" && pipe.some((action) => partsOf(action).type === "integer")) return "whole number";
  if (type === "number" || type === "boolean") return type;
  throw new Error(`docs/contract.md has no words for the schema type ${type}`);
}

/** What to call a list of such items. */
export function listOf(item: v.GenericSchema): string {
  const phrase = phraseOf(item);
  return phrase.startsWith("object") ? phrase.replace("object", "list of objects") : `list of ${phrase}`;
}

function code(value: unknown): string {
  return `\`${JSON.stringify(value)}\``;
}

function either(phrases: readonly string[]): string {
  const distinct = [...new Set(phrases)];
  const last = distinct.pop() ?? "";
  return distinct.length > 0 ? `${distinct.join(", ")} or ${last}` : last;
}
