/** The bonuses that players can claim, from `operator/demo/bonuses.json`. Amounts are decimal strings in TRY. */
import { readFileSync } from "node:fs";
import type { Localised } from "../seed/types.ts";

export interface BonusText {
  readonly title: Localised;
  /** The conditions, as HTML. */
  readonly text: Localised;
}

export interface BonusOffer extends BonusText {
  readonly id: string;
  /** A fixed amount. Without it, the bonus is `percent` of the player's loss (`lossOn`) or latest deposit, and at most `most`. */
  readonly amount?: string;
  readonly percent?: number;
  readonly most?: string;
  /** The smallest deposit for which the bonus is given. */
  readonly minDeposit?: string;
  /** Makes the bonus a share of yesterday's net loss on bets of these subcategories. The loss must be `least` or more. */
  readonly lossOn?: { readonly subCategories: readonly string[]; readonly least: string };
  /** How many times the amount must be bet. With 0, the money goes to the wallet at once. */
  readonly turns: number;
  /** How many days the player has for it. */
  readonly days: number;
  /** When a player who has claimed it may claim it again. */
  readonly again: "never" | "daily";
}

interface Bonuses {
  /** For a bonus that the operator granted without an offer. */
  readonly gift: BonusText;
  readonly offers: readonly BonusOffer[];
}

const file = new URL("../demo/bonuses.json", import.meta.url);

export const { gift, offers } = JSON.parse(readFileSync(file, "utf8")) as Bonuses;

/** The texts of a bonus: its offer's, or those of a gift. */
export function textOf(offerId: string | null): BonusText {
  return offers.find(({ id }) => id === offerId) ?? gift;
}
