import { readFileSync } from "node:fs";
import type { BonusOffer } from "../operator/money/bonus-offers.ts";

/** The demo's bonuses, from `demo/data/bonuses.json`, and the texts of one that the operator granted without an offer. */
export const { gift, offers } = JSON.parse(readFileSync(new URL("./data/bonuses.json", import.meta.url), "utf8")) as {
  readonly gift: Pick<BonusOffer, "title" | "text">;
  readonly offers: readonly BonusOffer[];
};
