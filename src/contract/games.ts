/** The schemas that the casino and the live casino have in common. */
import * as v from "valibot";
import { count, id, ifFits, text } from "./values.ts";

/** A category of games or tables. */
export const category = v.object({
  CategoryID: id,
  name: text,
  icon: ifFits(text),
  count,
});
export type Category = v.InferOutput<typeof category>;
