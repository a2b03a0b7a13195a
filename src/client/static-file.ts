import type * as v from "valibot";
import { type DataFile, type DataFileName, dataFiles } from "../contract/data-files.ts";
import { parseReporting } from "../contract/list.ts";
import { getText, type GotText } from "./get-text.ts";
import { wiring } from "./wiring.ts";

/**
 * One of the files under /data that an operator replaces without a build. Undefined, and a report
 * to the engineers, when it is missing or broken: the site does without that part.
 */
export async function loadDataFile<Name extends DataFileName>(
  name: Name,
): Promise<DataFile<Name> | undefined> {
  const { path, schema } = dataFiles[name];
  return loadChecked(path, schema);
}

/** GETs and checks what is not a product call. Undefined, and a report, when it cannot be used. */
export async function loadChecked<Schema extends v.GenericSchema>(
  address: string,
  schema: Schema,
  get: (address: string) => Promise<GotText> = getText,
): Promise<v.InferOutput<Schema> | undefined> {
  const { report } = wiring();
  const unusable = (reason: string) => {
    report({ kind: "unusable-file", source: address, reason });
    return undefined;
  };
  const got = await get(address);
  if (got.kind !== "text") return unusable(got.kind);

  let input: unknown;
  try {
    input = JSON.parse(got.text);
  } catch (error) {
    return unusable(String(error));
  }
  const { parsed, dropped } = parseReporting(schema, input);
  if (!parsed.success) return unusable(parsed.issues[0].message);
  if (dropped.length > 0) report({ kind: "dropped-items", source: address, items: dropped });
  return parsed.output;
}
