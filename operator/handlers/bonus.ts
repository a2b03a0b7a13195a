import type { bonusClaim, bonusListAvailable } from "../../src/contract/bonus.ts";
import { claimBonus } from "../bonuses/claim-bonus.ts";
import { listBonuses } from "../bonuses/list-bonuses.ts";
import type { Handler, HandlerTable } from "../dispatch/handler.ts";
import { wholeList } from "../dispatch/paging.ts";
import { signedIn } from "../dispatch/refusal.ts";

const listAvailable: Handler<typeof bonusListAvailable> = async (_data, context) => {
  return wholeList(await listBonuses(context, signedIn(context).playerId));
};

const claim: Handler<typeof bonusClaim> = async ({ id }, context) => {
  const { db, language, now, isDemo } = context;
  const { playerId } = signedIn(context);
  await claimBonus(db, { playerId, offerId: id, now, language, isDemo });
  return wholeList(await listBonuses(context, playerId));
};

export const bonusHandlers = {
  "bonus/list_available": listAvailable,
  "bonus/claim": claim,
} satisfies Partial<HandlerTable>;
