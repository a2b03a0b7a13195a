import * as v from "valibot";
import { text } from "./values.ts";

/** A text in the languages of the site. */
export const localised = v.object({ tr: text, en: text });
export type Localised = v.InferOutput<typeof localised>;
