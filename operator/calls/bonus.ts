import type { bonusCancel, bonusClaim, bonusListAvailable } from "../../src/contract/bonus.ts";
import { giveUpBonus } from "../money/bonuses.ts";
import { claimBonus, listBonuses } from "../money/bonus-offers.ts";
import type { Handler, HandlerTable } from "../core/call-context.ts";
import { wholeList } from "../lib/paging.ts";
import { Refusal, signedIn } from "../core/refusal.ts";
import { texts } from "../texts/texts.ts";

const listAvailable: Handler<typeof bonusListAvailable> = async (_data, context) => {
  return wholeList(await listBonuses(context, signedIn(context).playerId));
};

const claim: Handler<typeof bonusClaim> = async ({ id }, context) => {
  const { db, language, now } = context;
  const { playerId } = signedIn(context);
  await claimBonus(db, { playerId, offerId: id, now, language });
  return wholeList(await listBonuses(context, playerId));
};

const cancel: Handler<typeof bonusCancel> = async ({ id }, context) => {
  const { db, language, now } = context;
  const { playerId } = signedIn(context);
  if (!(await giveUpBonus(db, playerId, id, now))) throw new Refusal(texts.bonuses.notRunning[language], { code: 422 });
  return wholeList(await listBonuses(context, playerId));
};

export const bonusHandlers = {
  "bonus/list_available": listAvailable,
  "bonus/claim": claim,
  "bonus/cancel": cancel,
} satisfies Partial<HandlerTable>;
