import { type Kysely, sql } from "kysely";
import { compareMoney, fromMinorUnits, toMinorUnits } from "../../src/lib/money.ts";
import { lockPlayer } from "../accounts/lock-player.ts";
import { addDays, startOfDay } from "../calendar.ts";
import { inTransaction } from "../database/in-transaction.ts";
import type { Database } from "../database/schema.ts";
import type { CallContext } from "../dispatch/handler.ts";
import { Refusal } from "../dispatch/refusal.ts";
import { endRunning, grantBonus } from "./bonus.ts";
import { offersTo } from "./list-bonuses.ts";
import type { BonusOffer } from "./offers.ts";
import { texts } from "../texts/texts.ts";

export interface Claim extends Pick<CallContext, "now" | "language" | "isDemo"> {
  readonly playerId: string;
  readonly offerId: string;
}

const depositDays = 3;

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
    const running = await transaction
      .selectFrom("bonus")
      .select("id")
      .where("player_id", "=", playerId)
      .where("outcome", "is", null)
      .executeTakeFirst();
    if (running) throw refusal("running");
    const { deposit, amount } = await amountOf(transaction, offer, playerId, now);
    if (amount === undefined) throw refusal(offer.lossOn ? "loss" : "deposit");
    const wagering = fromMinorUnits(toMinorUnits(amount) * BigInt(offer.turns));
    await grantBonus(
      transaction,
      playerId,
      { amount, wagering, days: offer.days, offerId, depositId: deposit?.id },
      now,
    );
    if (offer.turns === 0) await endRunning(transaction, playerId, now);
  });
}

/** What the player would get, and for which deposit. There is no amount without the deposit or the loss that the offer needs. */
async function amountOf(db: Kysely<Database>, offer: BonusOffer, playerId: string, now: Date) {
  if (offer.amount !== undefined) return { amount: offer.amount };
  if (offer.lossOn) {
    const loss = await lossYesterday(db, playerId, offer.lossOn.subCategories, now);
    return compareMoney(loss, offer.lossOn.least) < 0 ? {} : { amount: shareOf(loss, offer) };
  }
  const deposit = await depositFor(db, playerId, now);
  return deposit ? { deposit, amount: shareOf(deposit.amount, offer) } : {};
}

/** Yesterday's bets minus wins and refunds, on games of these subcategories. Negative if the player won. */
async function lossYesterday(
  db: Kysely<Database>,
  playerId: string,
  subCategories: readonly string[],
  now: Date,
): Promise<string> {
  const { loss } = await db
    .selectFrom("player_transaction")
    .select(sql<string>`coalesce(-sum(amount), 0)::numeric(18, 2)::text`.as("loss"))
    .where("player_id", "=", playerId)
    .where("category", "=", 1)
    .where("sub_category", "in", subCategories)
    .where("created_at", ">=", startOfDay(now, -1))
    .where("created_at", "<", startOfDay(now))
    .executeTakeFirstOrThrow();
  return loss;
}

/** The player's most recently approved deposit that no bonus was given for. A bank transfer may take days until then. */
function depositFor(db: Kysely<Database>, playerId: string, now: Date) {
  return db
    .selectFrom("player_transaction")
    .innerJoin("cash_request", "cash_request.transaction_id", "player_transaction.id")
    .select(["id", "amount"])
    .where("player_id", "=", playerId)
    .where("category", "=", 2)
    .where("status", "=", 1002)
    .where("decided_at", ">=", addDays(now, -depositDays))
    .where((where) =>
      where.not(
        where.exists(
          where.selectFrom("bonus").select("bonus.id").whereRef("bonus.deposit_id", "=", "player_transaction.id"),
        ),
      ),
    )
    .orderBy("decided_at", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
}

function shareOf(whole: string, { percent = 0, most = whole }: BonusOffer): string {
  const [share, highest] = [(toMinorUnits(whole) * BigInt(percent)) / 100n, toMinorUnits(most)];
  return fromMinorUnits(share < highest ? share : highest);
}
