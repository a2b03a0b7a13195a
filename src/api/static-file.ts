import type * as v from "valibot";
import { type DataFile, type DataFileName, dataFiles } from "../contract/data-files.ts";
import { parseReporting } from "../contract/list.ts";
import { getText, type GotText } from "./get-text.ts";
import { wiring } from "./wiring.ts";

/**
 * Loads a file under /data, which an operator can replace without a build. Returns undefined and reports it when the
 * file is missing or broken: the site leaves that part out.
 */
export async function loadDataFile<Name extends DataFileName>(
  name: Name,
): Promise<DataFile<Name> | undefined> {
  const { path, schema } = dataFiles[name];
  return loadChecked(path, schema);
}

/** GETs and checks JSON that is not a product call. Returns undefined and reports it when it cannot be used. */
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
