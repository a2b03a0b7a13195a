import type { Context } from "hono";
import * as v from "valibot";
import { cleanTyped } from "../../src/lib/typed-text.ts";
import { operatorOffset } from "../../src/lib/period.ts";

/** One line as it was typed, without marks that cannot be seen. It may be empty. */
export const typedLine = v.pipe(v.string(), v.transform(cleanTyped), v.trim());

/** A title: one line, not empty. */
export const line = v.pipe(typedLine, v.nonEmpty(), v.maxLength(300));

/** The maximum length of a note in UTF-16 units, as `maxlength` counts it. */
export const longestNote = 300;

/** One line that may be empty or missing. */
export const note = v.optional(v.pipe(typedLine, v.maxLength(longestNote)), "");

/** A text of any length, not empty. It is kept as written, because some emoji are composed with marks that cannot be seen. */
export const block = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(200_000));

/** A date and time by the operator's clock, as `datetime-local` sends it. Empty means none. */
export const moment = v.pipe(
  v.string(),
  v.regex(/^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2})?$/),
  v.transform((value) => (value === "" ? null : new Date(`${value}:00${operatorOffset}`))),
  v.check((date) => date === null || !Number.isNaN(date.getTime())),
);

/** A date and time in the format of `datetime-local`. */
export function momentValue(moment: Date | null): string {
  const offsetMs = Number(operatorOffset.slice(0, 3)) * 3_600_000;
  return moment ? new Date(moment.getTime() + offsetMs).toISOString().slice(0, 16) : "";
}

/** The field names of a title and a text in both languages. */
export const localisedText = {
  titleTr: line,
  titleEn: line,
  textTr: block,
  textEn: block,
};

export type Typed = Readonly<Record<string, string>>;

/** The parsed form or, when it is invalid, the values as they were typed. */
export async function readForm<Schema extends v.GenericSchema>(
  c: Context,
  schema: Schema,
): Promise<{ form: v.InferOutput<Schema> } | { typed: Typed }> {
  const sent = await c.req.parseBody();
  const read = v.safeParse(schema, sent);
  if (read.success) return { form: read.output };
  const texts = Object.entries(sent).filter((entry): entry is [string, string] => typeof entry[1] === "string");
  return { typed: Object.fromEntries(texts) };
}
