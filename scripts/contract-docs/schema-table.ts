/** Turns a valibot schema of the contract into the rows of a Markdown table. */
import type * as v from "valibot";
import { listMetadataOf, listOf, partsOf, phraseOf, unwrapped } from "./schema-text.ts";

/** One field. `path` is relative to `data`, with `[]` for the items of a list. */
export interface FieldRow {
  readonly path: string;
  readonly type: string;
  readonly optional: boolean;
  /** Starts an alternative: the condition under which this field and the following ones are present. */
  readonly alternative?: string;
}

/**
 * All fields of a schema. The fields of nested objects and list items follow the field that contains them.
 *
 * @param shown shapes whose fields are already in the table. They are not expanded again.
 */
export function fieldsOf(schema: v.GenericSchema, path = "", shown: readonly v.GenericSchema[] = []): FieldRow[] {
  const metadata = listMetadataOf(schema);
  if (metadata?.item && metadata.key) {
    const own = { path: join(path, metadata.key), type: listOf(metadata.item), optional: false };
    return [own, ...fieldsOf(metadata.item, `${own.path}[]`, shown)];
  }
  if (metadata?.item) return fieldsOf(metadata.item, `${path}[]`, shown);

  const { type, entries, rest, options = [], item, wrapped } = partsOf(schema);
  if (type === "array" && item) return fieldsOf(item, `${path}[]`, shown);
  if (type === "nullable" && wrapped) return fieldsOf(wrapped, path, shown);
  if (type === "union" || type === "variant") {
    const alternatives = options as readonly v.GenericSchema[];
    return alternatives.flatMap((option, index) => {
      const [first, ...others] = fieldsOf(option, path, [...shown, ...alternatives.slice(0, index)]);
      return first ? [{ ...first, alternative: alternativeOf(option, index) }, ...others] : [];
    });
  }
  if (!entries || phraseOf(schema) !== "object" || shown.includes(schema)) return [];

  const own = Object.entries(entries).flatMap(([name, field]) => fieldRows(name, field, path, shown));
  if (!rest) return own;
  const others = { path: join(path, "…"), type: phraseOf(rest), optional: true };
  return [...own, others];
}

function fieldRows(name: string, field: v.GenericSchema, path: string, shown: readonly v.GenericSchema[]): FieldRow[] {
  const { schema, optional } = unwrapped(field);
  const own = { path: join(path, name), type: phraseOf(schema), optional };
  return [own, ...fieldsOf(schema, own.path, shown)];
}

/** `when type is "single"`, from the field that distinguishes the alternatives. Otherwise `either` or `or`. */
function alternativeOf(option: v.GenericSchema, index: number): string {
  const fields = Object.entries(partsOf(option).entries ?? {});
  const discriminator = fields.find(([, field]) => partsOf(field).type === "literal");
  if (!discriminator) return index === 0 ? "either" : "or";
  return `when \`${discriminator[0]}\` is ${phraseOf(discriminator[1])}`;
}

function join(path: string, name: string): string {
  return path ? `${path}.${name}` : name;
}

/** A table of the fields and their notes. Undefined if there are no fields. */
export function fieldTable(schema: v.GenericSchema, notes: Readonly<Record<string, string>> = {}): string | undefined {
  const fields = fieldsOf(schema);
  if (fields.length === 0) return undefined;
  const noted = fields.some(({ path }) => notes[path]);
  const row = (...cells: readonly string[]) => {
    const shownCells = noted ? cells : cells.slice(0, 2);
    return `| ${shownCells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
  };
  const rows = fields.flatMap(({ path, type, optional, alternative }) => [
    ...(alternative ? [row(`*${alternative}:*`, "", "")] : []),
    row(`\`${path}\`${optional ? " ?" : ""}`, type, notes[path] ?? ""),
  ]);
  const head = noted ? ["| field | value | note |", "| --- | --- | --- |"] : ["| field | value |", "| --- | --- |"];
  return [...head, ...rows].join("\n");
}
