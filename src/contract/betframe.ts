import * as v from "valibot";
import { declareCall } from "./declaration.ts";
import { list } from "./list.ts";
import { bareDate, count, id, ifFits, maybe, moment, money, rows, text } from "./values.ts";

/** A bet on one event. A coupon has one or more of them. */
export const couponSelection = v.object({
  event: text,
  market: text,
  pick: text,
  odds: count,
  startsAt: moment,
  result: ifFits(text),
});
export type CouponSelection = v.InferOutput<typeof couponSelection>;

export const coupon = v.object({
  id,
  placedAt: moment,
  stake: money,
  possibleWin: money,
  win: ifFits(money),
  odds: count,
  state: v.picklist(["open", "won", "lost", "void"]),
  selections: list(couponSelection),
});
export type Coupon = v.InferOutput<typeof coupon>;

const couponsAsked = {
  startDate: bareDate,
  endDate: bareDate,
  state: maybe(v.picklist(["open", "closed"])),
};

export const betframeGetCoupons = declareCall({
  class: "betframe",
  method: "getCoupons",
  access: "player",
  cache: "player",
  effect: "read",
  list: true,
  request: v.object({ ...couponsAsked, limit: rows, offset: rows }),
  answer: list(coupon),
});

/** The sums of the coupons that `betframeGetCoupons` lists for the same data. An open coupon has won nothing yet. */
export const betframeSumCoupons = declareCall({
  class: "betframe",
  method: "sumCoupons",
  access: "player",
  cache: "player",
  effect: "read",
  extension: "sums",
  request: v.object(couponsAsked),
  answer: v.object({ stakes: money, wins: money, net: money }),
});
