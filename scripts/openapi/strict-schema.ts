/**
 * Turns the schemas of the declarations, which say what the front end takes, into those that say what is to be sent. The front end
 * takes more than the contract allows: it repairs, drops and turns what it gets.
 */
import * as v from "valibot";
import { cashField } from "../../src/contract/cash-method.ts";
import { login } from "../../src/contract/user-items.ts";
import { localised, moment } from "../../src/contract/values.ts";
import { listMetadataOf, namedLike, partsOf, unwrapped } from "../contract-docs/schema-text.ts";

/**
 * What JSON Schema cannot say, or only in a way that generators do not understand: checks in code, and what is asked of a value after
 * it was turned into another. Whoever adds one of these to a declaration says it here in words, which become the description.
 */
const inWords = new Map<v.GenericSchema, string>([
  [moment, "A moment that exists."],
  [localised, "A text in at least one of the languages."],
  [login, "`gtm` or `gmt` is there."],
  [unwrapped(cashField.entries.maxLength).schema, "A whole number from 0 on, also as text."],
]);

/** One schema for each of the declarations', so that `toJsonSchema` recognises those of `definitions`. */
const made = new Map<v.GenericSchema, v.GenericSchema>();

/**
 * Returns the schema of what is to be sent:
 *
 * - of a value that the front end repairs or replaces, that of the value as it should be;
 * - of a list, which drops rows, an array of rows that fit;
 * - of an optional field, one that is missing, null or right;
 * - without transformations, because they are not on the wire.
 *
 * @throws Error for a check that `inWords` does not have.
 */
export function strictSchema(declared: v.GenericSchema): v.GenericSchema {
  const schema = namedLike(declared);
  const known = made.get(schema) ?? make(schema);
  made.set(schema, known);
  return known;
}

type Action = v.PipeAction<unknown, unknown, v.BaseIssue<unknown>>;

function make(schema: v.GenericSchema): v.GenericSchema {
  const { pipe: [root = schema, ...rest] = [] } = partsOf(schema);
  const actions: readonly (v.GenericSchema | Action)[] = rest;
  const { item, key } = listMetadataOf(schema) ?? {};
  const wire = item ? makeList(strictSchema(item), key) : root === schema ? makePlain(schema) : strictSchema(root);

  // A list is turned by its first action. Its other schemas are lists, too.
  const turnedAt = item ? 0 : actions.findIndex(({ kind }) => kind === "transformation" || kind === "schema");
  const untilTurned = turnedAt < 0 ? actions : actions.slice(0, turnedAt);
  const asked = untilTurned.filter(({ kind, type }) => kind === "validation" && type !== "check") as Action[];
  const lost = actions.filter(
    (each) => (each.kind === "validation" && !asked.includes(each)) || (each.kind === "schema" && !item),
  );
  const words = inWords.get(schema);
  if (lost.length > 0 && words === undefined) {
    const types = lost.map(({ type }) => type).join(", ");
    throw new Error(`No JSON Schema says this: ${types}. Say it in words (scripts/openapi/strict-schema.ts).`);
  }
  const kept = [...asked, ...(words === undefined ? [] : [v.description(words)])];
  return kept.length === 0 ? wire : v.pipe(wire, ...(kept as [Action]));
}

function makeList(rows: v.GenericSchema, key: string | undefined): v.GenericSchema {
  return key === undefined ? v.array(rows) : v.object({ [key]: v.array(rows) });
}

function makePlain(schema: v.GenericSchema): v.GenericSchema {
  const { type, wrapped, options = [], entries = {}, rest, item } = partsOf(schema);
  const fields = () => Object.fromEntries(Object.entries(entries).map(([name, field]) => [name, strictSchema(field)]));
  const strictOptions = () => (options as readonly v.GenericSchema[]).map(strictSchema);
  if (type === "optional") return v.optional(v.nullable(strictSchema(unwrapped(schema).schema)));
  if (type === "nullable" && wrapped) return v.nullable(strictSchema(wrapped));
  // Each option of a `variant` has a literal of its own, so that only one of them fits.
  if (type === "union" || type === "variant") return v.union(strictOptions());
  if (type === "object") return v.object(fields());
  if (type === "object_with_rest" && rest) return v.objectWithRest(fields(), strictSchema(rest));
  if (type === "array" && item) return v.array(strictSchema(item));
  return schema;
}
