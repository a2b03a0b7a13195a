import type { betframeGetCoupons, betframeSumCoupons } from "../../src/contract/betframe.ts";
import { listCoupons, sumCoupons } from "../coupons/list-coupons.ts";
import type { Handler, HandlerTable } from "../dispatch/handler.ts";
import { capPage } from "../dispatch/paging.ts";
import { signedIn } from "../dispatch/refusal.ts";

const mostCoupons = 100;

/** The player's coupons placed on these local days, the latest first. */
const getCoupons: Handler<typeof betframeGetCoupons> = async (data, context) => {
  const page = capPage(data, mostCoupons);
  const { playerId } = signedIn(context);
  const asked = { ...data, ...page, playerId, language: context.language };
  const { rows, total } = await listCoupons(context.db, asked);
  return { data: rows, pagination: { ...page, total } };
};

const sumOfCoupons: Handler<typeof betframeSumCoupons> = async (data, context) => ({
  data: await sumCoupons(context.db, { ...data, playerId: signedIn(context).playerId }),
});

export const betframeHandlers = {
  "betframe/getCoupons": getCoupons,
  "betframe/sumCoupons": sumOfCoupons,
} satisfies Partial<HandlerTable>;
