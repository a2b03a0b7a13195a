import * as v from "valibot";
import { declareCall } from "./declaration.ts";
import { list } from "./list.ts";
import { count, dateOrMoment, html, id, ifFits, money, noData, text } from "./values.ts";

/** `wagering` is the turnover that the bonus requires, `wagered` the part that is done. */
export const bonusOffer = v.object({
  id,
  title: text,
  Text: html,
  amount: ifFits(money),
  percent: ifFits(count),
  wagering: ifFits(money),
  wagered: ifFits(money),
  expiresAt: ifFits(dateOrMoment),
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
