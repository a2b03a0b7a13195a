import type { InferInput } from "valibot";
import type { bonusOffer } from "../../src/contract/bonus.ts";
import { compareMoney } from "../../src/lib/money.ts";
import type { CallContext } from "../dispatch/handler.ts";
import { bonusesOf } from "./bonus.ts";
import { claimable, offersTo, worth } from "./claimable.ts";
import { type BonusOffer, textOf } from "./offers.ts";
import { texts } from "../texts/texts.ts";

/** A bonus as bonus/list_available answers it. */
export type BonusAnswer = InferInput<typeof bonusOffer>;

/** How many earlier bonuses are listed. Older ones appear only in the history. */
const mostEarlier = 50;

/** What the player can claim, and the bonuses that the player has or had, the latest first. */
export async function listBonuses(
  { db, language, now, isDemo }: Pick<CallContext, "db" | "language" | "now" | "isDemo">,
  playerId: string,
): Promise<BonusAnswer[]> {
  const bonuses = await bonusesOf(db, playerId)
    .orderBy("granted_at", "desc")
    .orderBy("id", "desc")
    .limit(mostEarlier)
    .execute();
  const available: BonusAnswer[] = [];
  for (const offer of await offersTo(db, playerId, { now, isDemo }))
    available.push(offerAnswer(offer, await claimable(db, offer, playerId, now), language));
  const granted = bonuses.map(({ id, offer_id, amount, wagering, wagered, expires_at, outcome }): BonusAnswer => {
    const { title, text } = textOf(offer_id);
    const state = outcome ?? (expires_at > now ? "active" : "expired");
    const isWagered = compareMoney(wagered, wagering) >= 0;
    return {
      id,
      title: title[language],
      Text: text[language],
      amount,
      ...(compareMoney(wagering, "0") > 0 && { wagering, wagered: isWagered ? wagering : wagered }),
      expiresAt: expires_at.toISOString(),
      state,
    };
  });
  return [...available, ...granted];
}

/** An offer, with what a claim would give now. Where nothing can be claimed, only a fixed amount is known. */
function offerAnswer(
  offer: BonusOffer,
  claim: Awaited<ReturnType<typeof claimable>>,
  language: CallContext["language"],
): BonusAnswer {
  const { id, title, text, percent, most, minDeposit, turns, days } = offer;
  const known = "why" in claim ? offer.amount !== undefined && worth(offer, offer.amount) : claim;
  return {
    id,
    title: title[language],
    Text: text[language],
    ...(known && { amount: known.amount, ...(turns > 0 && { wagering: known.wagering }) }),
    ...(percent !== undefined && { percent }),
    ...("why" in claim ? { claimable: false, reason: texts.bonuses[claim.why][language] } : { claimable: true }),
    ...(most !== undefined && { maxAmount: most }),
    ...(minDeposit !== undefined && { minDeposit }),
    ...(turns > 0 && { days }),
    state: "available",
  };
}
