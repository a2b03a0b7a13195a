/** Which bonuses a player can claim, and what they give. */
import type { Kysely } from "kysely";
import { compareMoney, fromMinorUnits, subtractMoney, toMinorUnits } from "../../src/lib/money.ts";
import { addDays, localDay, startOfDay } from "../calendar.ts";
import type { Database } from "../database/schema.ts";
import type { CallContext } from "../dispatch/handler.ts";
import { gameResult } from "../transactions/game-result.ts";
import type { NewBonus } from "./bonus.ts";
import { type BonusOffer, offers } from "./offers.ts";

/** How many days after its approval a deposit counts for a bonus. */
export const depositDays = 3;

/** The offers that the player has not claimed yet, or may claim again. Only the demo has some. */
export async function offersTo(
  db: Kysely<Database>,
  playerId: string,
  { now, isDemo }: Pick<CallContext, "now" | "isDemo">,
): Promise<readonly BonusOffer[]> {
  if (!isDemo) return [];
  const claimed = await db
    .selectFrom("bonus")
    .select(["offer_id", ({ fn }) => fn.max("granted_at").as("last")])
    .where("player_id", "=", playerId)
    .groupBy("offer_id")
    .execute();
  return offers.filter(({ id, again }) => {
    const last = claimed.find(({ offer_id }) => offer_id === id)?.last;
    return last === undefined || (again === "daily" && localDay(last) !== localDay(now));
  });
}

/** What a claim of this offer would give now, or the name of the text that says why it would be refused. */
export async function claimable(
  db: Kysely<Database>,
  offer: BonusOffer,
  playerId: string,
  now: Date,
): Promise<
  | Pick<NewBonus, "amount" | "wagering" | "depositId">
  | { readonly why: "running" | "deposit" | "smallDeposit" | "loss" }
> {
  const running = await db
    .selectFrom("bonus")
    .select("id")
    .where("player_id", "=", playerId)
    .where("outcome", "is", null)
    .executeTakeFirst();
  if (running) return { why: "running" };
  if (offer.amount !== undefined) return worth(offer, offer.amount);
  if (offer.lossOn) {
    const loss = await lossYesterday(db, playerId, offer.lossOn.subCategories, now);
    return compareMoney(loss, offer.lossOn.least) < 0 ? { why: "loss" } : worth(offer, shareOf(loss, offer));
  }
  const open = depositsWithoutBonus(db, playerId, now);
  const deposit = await open.where("amount", ">=", offer.minDeposit ?? "0").executeTakeFirst();
  if (deposit) return { ...worth(offer, shareOf(deposit.amount, offer)), depositId: deposit.id };
  return { why: (await open.executeTakeFirst()) ? "smallDeposit" : "deposit" };
}

/** An amount of an offer's bonus, with the bets that it requires. */
export function worth({ turns }: BonusOffer, amount: string) {
  return { amount, wagering: fromMinorUnits(toMinorUnits(amount) * BigInt(turns)) };
}

/** Yesterday's bets minus wins and refunds, on games of these subcategories. Negative if the player won. */
async function lossYesterday(
  db: Kysely<Database>,
  playerId: string,
  subCategories: readonly string[],
  now: Date,
): Promise<string> {
  const { result } = await db
    .selectFrom("player_transaction")
    .select(gameResult().as("result"))
    .where("player_id", "=", playerId)
    .where("sub_category", "in", subCategories)
    .where("created_at", ">=", startOfDay(now, -1))
    .where("created_at", "<", startOfDay(now))
    .executeTakeFirstOrThrow();
  return subtractMoney("0.00", result);
}

/** The player's deposits without a bonus, the latest approval first. A bank transfer may be approved days after it was sent. */
function depositsWithoutBonus(db: Kysely<Database>, playerId: string, now: Date) {
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
    .limit(1);
}

function shareOf(whole: string, { percent = 0, most = whole }: BonusOffer): string {
  const [share, highest] = [(toMinorUnits(whole) * BigInt(percent)) / 100n, toMinorUnits(most)];
  return fromMinorUnits(share < highest ? share : highest);
}
