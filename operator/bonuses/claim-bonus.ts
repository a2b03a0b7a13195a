import type { Kysely } from "kysely";
import { lockPlayer } from "../accounts/lock-player.ts";
import { inTransaction } from "../database/in-transaction.ts";
import type { Database } from "../database/schema.ts";
import type { CallContext } from "../dispatch/handler.ts";
import { Refusal } from "../dispatch/refusal.ts";
import { endRunning, grantBonus } from "./bonus.ts";
import { claimable, offersTo } from "./claimable.ts";
import { texts } from "../texts/texts.ts";

export interface Claim extends Pick<CallContext, "now" | "language" | "isDemo"> {
  readonly playerId: string;
  readonly offerId: string;
}

/**
 * Grants the player a bonus that is on offer. Locks the player's row, so that simultaneous claims run one after
 * another.
 *
 * @throws Refusal (422) when it is not on offer, another bonus is running, or it needs a deposit or a loss.
 */
export function claimBonus(db: Kysely<Database>, { playerId, offerId, now, language, isDemo }: Claim): Promise<void> {
  const refusal = (why: keyof typeof texts.bonuses) => new Refusal(texts.bonuses[why][language], { code: 422 });
  return inTransaction(db, async (transaction) => {
    await lockPlayer(transaction, playerId);
    const offer = (await offersTo(transaction, playerId, { now, isDemo })).find(({ id }) => id === offerId);
    if (!offer) throw refusal("gone");
    const claim = await claimable(transaction, offer, playerId, now);
    if ("why" in claim) throw refusal(claim.why);
    await grantBonus(transaction, playerId, { ...claim, days: offer.days, offerId }, now);
    if (offer.turns === 0) await endRunning(transaction, playerId, now);
  });
}
