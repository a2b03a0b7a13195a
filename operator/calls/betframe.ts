import type { betframeGetCoupons, betframeSumCoupons } from "../../src/contract/betframe.ts";
import { listCoupons, sumCoupons } from "../provider/list-coupons.ts";
import type { Handler, HandlerTable } from "../core/call-context.ts";
import { capPage } from "../lib/paging.ts";
import { signedIn } from "../core/refusal.ts";

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
