/** What the schemas of files share that somebody writes for the operator: a catalogue, a cashier, bonuses. */
import * as v from "valibot";

export const fileId = v.pipe(v.number(), v.integer(), v.minValue(1));
export const fileText = v.pipe(v.string(), v.nonEmpty());
export const fileMoney = v.pipe(v.string(), v.regex(/^\d{1,12}\.\d{2}$/, 'Expected an amount such as "10.00"'));
export const fileLocalised = v.object({ tr: fileText, en: fileText });

const mostNamed = 5;

/**
 * Returns the value as the schema describes it.
 *
 * @throws Error that names the first faults, and where they are.
 */
export function checkFile<Schema extends v.GenericSchema>(schema: Schema, value: unknown): v.InferOutput<Schema> {
  const read = v.safeParse(schema, value);
  if (read.success) return read.output;
  const faults = read.issues
    .slice(0, mostNamed)
    .map((issue) => `${v.getDotPath(issue) ?? "the file"}: ${issue.message}`);
  throw new Error(faults.join("\n"));
}
