import * as v from "valibot";
import { addressText } from "../../lib/address-text.ts";

/** The search parameters of the tournaments page. Values that are not valid are ignored. */
export const tournamentsSearch = v.object({ id: addressText });
export type TournamentsSearch = v.InferOutput<typeof tournamentsSearch>;
