/** The JSON Schemas of the values and of the data of calls, generated from the declarations by `@valibot/to-json-schema`. */
import { type ConversionConfig, toJsonSchema, toJsonSchemaDefs } from "@valibot/to-json-schema";
import type * as v from "valibot";
import * as values from "../../src/contract/values.ts";
import { valueNotes } from "../contract-docs/notes.ts";
import { strictSchema } from "./strict-schema.ts";

/** A JSON Schema, or any other part of the document. */
export interface Json {
  readonly [name: string]: unknown;
}

export const componentRef = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/** The contract's values, each of which is a schema of the document, and what contract.md says about it. */
const described: Readonly<Record<string, readonly [v.GenericSchema, string]>> = {
  Html: [values.html, valueNotes.HTML],
  ImageAddress: [values.image, valueNotes["image address"]],
  Link: [values.link, valueNotes.link],
  Id: [values.id, valueNotes.id],
  Flag: [values.flag, valueNotes.flag],
  Money: [values.money, valueNotes.money],
  EnteredMoney: [values.requestMoney, `${valueNotes.money}. What a player enters, within the size of a wallet`],
  Moment: [values.moment, valueNotes.moment],
  BareDate: [values.bareDate, valueNotes.date],
  DateOrMoment: [values.dateOrMoment, "a moment, or a date"],
  Count: [values.count, valueNotes["number, whole number"]],
  Rows: [values.rows, "a number of rows: those to send, or those to skip"],
  Localised: [
    values.localised,
    "a text in the languages of the site; the front end shows another language where one is missing",
  ],
};

const definitions = Object.fromEntries(
  Object.entries(described).map(([name, [schema]]): [string, v.GenericSchema] => [name, strictSchema(schema)]),
);

/** JSON has only finite numbers. Anything else that JSON Schema does not know throws. */
const config: ConversionConfig = {
  target: "draft-2020-12",
  typeMode: "input",
  ignoreActions: ["finite"],
  overrideRef: ({ referenceId }) => componentRef(referenceId).$ref,
};

/** The schemas of the contract's values, by their names in the document. */
export function valueSchemas(): Json {
  return Object.fromEntries(
    Object.entries(toJsonSchemaDefs(definitions, config)).map(([name, schema]) => [
      name,
      { ...schema, description: sentences(described[name]?.[1], schema.description) },
    ]),
  );
}

/** Joins what the notes say with what a check says that no JSON Schema has. */
const sentences = (...texts: readonly (string | undefined)[]) => texts.filter((text) => text !== undefined).join(". ");

/** The schema of `data` as it is to be sent, with the notes that contract.md has on its fields. */
export function dataSchema(declared: v.GenericSchema, notes: Readonly<Record<string, string>> = {}): Json {
  const { $schema: _, $defs: __, ...schema } = toJsonSchema(strictSchema(declared), { ...config, definitions });
  return withNotes(schema as SchemaWithFields, notes, "");
}

/** The parts of a JSON Schema that have fields. */
interface SchemaWithFields extends Json {
  readonly description?: string;
  readonly properties?: Readonly<Record<string, SchemaWithFields>>;
  readonly items?: SchemaWithFields;
  readonly anyOf?: readonly SchemaWithFields[];
}

/** Puts the notes on the fields, whose paths are those of contract.md's tables: `methods_list[].fee`. */
function withNotes(schema: SchemaWithFields, notes: Readonly<Record<string, string>>, path: string): Json {
  const { properties, items, anyOf } = schema;
  const noted = ([name, field]: readonly [string, SchemaWithFields]) => {
    const own = path ? `${path}.${name}` : name;
    const description = sentences(notes[own], field.description);
    return [name, { ...withNotes(field, notes, own), ...(description && { description }) }];
  };
  return {
    ...schema,
    ...(properties && { properties: Object.fromEntries(Object.entries(properties).map(noted)) as Json }),
    ...(items && { items: withNotes(items, notes, `${path}[]`) }),
    ...(anyOf && { anyOf: anyOf.map((option) => withNotes(option, notes, path)) }),
  };
}
