import * as v from "valibot";
import { addressText } from "../../lib/address-text.ts";

/** The search parameters of the bonuses: the bonus whose details are shown. */
export const bonusesSearch = v.object({ id: addressText });
export type BonusesSearch = v.InferOutput<typeof bonusesSearch>;
