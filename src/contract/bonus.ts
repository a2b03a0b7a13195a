import * as v from "valibot";
import { declareCall } from "./declaration.ts";
import { list } from "./list.ts";
import { count, dateOrMoment, flag, html, id, ifFits, money, noData, text } from "./values.ts";

/**
 * `wagering` is the turnover that the bonus requires, `wagered` the part that is done. The fields from `claimable` on are
 * told of bonuses that are available. Without `claimable`, only a claim shows whether it works.
 */
export const bonusOffer = v.object({
  id,
  title: text,
  Text: html,
  amount: ifFits(money),
  percent: ifFits(count),
  wagering: ifFits(money),
  wagered: ifFits(money),
  expiresAt: ifFits(dateOrMoment),
  claimable: ifFits(flag),
  /** Why it cannot be claimed now. */
  reason: ifFits(text),
  minDeposit: ifFits(money),
  /** The most that is given. */
  maxAmount: ifFits(money),
  /** How many days the player has for it, from the claim on. */
  days: ifFits(count),
  state: v.picklist(["available", "active", "completed", "expired"]),
});
export type BonusOffer = v.InferOutput<typeof bonusOffer>;

export const bonusListAvailable = declareCall({
  class: "bonus",
  method: "list_available",
  access: "player",
  cache: "player",
  effect: "read",
  list: true,
  extension: "bonus",
  request: noData,
  answer: list(bonusOffer),
});

/** The answer lists all bonuses again, including the claimed one. */
export const bonusClaim = declareCall({
  class: "bonus",
  method: "claim",
  access: "player",
  cache: "never",
  effect: "write",
  idempotent: true,
  extension: "bonus",
  request: v.object({ id }),
  answer: list(bonusOffer),
});

/**
 * Gives a running bonus up. What is left of it and what was won with it (`bonus` of the balance) are lost; it is then
 * `expired`. The answer lists all bonuses again.
 */
export const bonusCancel = declareCall({
  class: "bonus",
  method: "cancel",
  access: "player",
  cache: "never",
  effect: "write",
  idempotent: true,
  extension: "eligibility",
  request: v.object({ id }),
  answer: list(bonusOffer),
});
