import * as v from "valibot";
import { maybe, text } from "./values.ts";

/** A text in the languages of the site; where one is missing, the other one stands for it. */
export const localised = v.pipe(
  v.object({ tr: maybe(text), en: maybe(text) }),
  v.check(({ tr, en }) => Boolean(tr || en), "Expected a text in one of the languages"),
  v.transform(({ tr, en }) => ({ tr: tr || en || "", en: en || tr || "" })),
);
export type Localised = v.InferOutput<typeof localised>;
