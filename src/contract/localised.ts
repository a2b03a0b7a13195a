import * as v from "valibot";
import { maybe, text } from "./values.ts";

/** A text in the languages of the site. If one is missing, the other is used. */
export const localised = v.pipe(
  v.object({ tr: maybe(text), en: maybe(text) }),
  v.check(({ tr, en }) => Boolean(tr || en), "Expected a text in one of the languages"),
  v.transform(({ tr, en }) => ({ tr: tr || en || "", en: en || tr || "" })),
);
export type Localised = v.InferOutput<typeof localised>;
