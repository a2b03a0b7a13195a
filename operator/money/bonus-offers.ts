import type { Kysely } from "kysely";
import type { InferInput } from "valibot";
import type { bonusOffer } from "../../src/contract/bonus.ts";
import { compareMoney, fromMinorUnits, subtractMoney, toMinorUnits } from "../../src/lib/money.ts";
import { lockPlayer } from "../identity/accounts.ts";
import { addDays, localDay, startOfDay } from "../lib/calendar.ts";
import { inTransaction } from "../database/in-transaction.ts";
import { insertRows } from "../database/insert-rows.ts";
import type { Database } from "../database/schema.ts";
import type { CallContext } from "../core/call-context.ts";
import { Refusal } from "../core/refusal.ts";
import type { Localised } from "../lib/language.ts";
import { texts } from "../texts/texts.ts";
import { gameResult } from "./transaction-kinds.ts";
import { bonusesOf, endRunning, grantBonus, type NewBonus } from "./bonuses.ts";

interface BonusText {
  readonly title: Localised;
  /** The conditions, as HTML. */
  readonly text: Localised;
}

/** What a bonus gives, and what it asks for. Amounts are decimal strings in TRY. */
export interface BonusTerms {
  /** A fixed amount. Without it, the bonus is `percent` of the player's loss (`lossOn`) or latest deposit, and at most `most`. */
  readonly amount?: string;
  readonly percent?: number;
  readonly most?: string;
  /** The smallest deposit for which the bonus is given. */
  readonly minDeposit?: string;
  /** Makes the bonus a share of yesterday's net loss on bets of these subcategories. The loss must be `least` or more. */
  readonly lossOn?: { readonly subCategories: readonly string[]; readonly least: string };
  /** How many times the amount must be bet. With 0, the money goes to the wallet at once. */
  readonly turns: number;
  /** How many days the player has for it. */
  readonly days: number;
  /** When a player who has claimed it may claim it again. */
  readonly again: "never" | "daily";
}

export interface BonusOffer extends BonusText, BonusTerms {
  readonly id: string;
}

export interface BonusOffers {
  readonly offers: readonly BonusOffer[];
  /** Describes bonuses that the operator grants without an offer. */
  readonly gift: BonusText;
}

/** The title and text of bonuses that the operator granted without an offer are those of the offer with this id. */
export const giftId = "gift";

/** All offers in display order; only those that are on offer have `active`. */
async function readOffers(db: Kysely<Database>): Promise<readonly (BonusOffer & { readonly active: boolean })[]> {
  const rows = await db.selectFrom("bonus_offer").selectAll().orderBy("position").orderBy("id").execute();
  return rows.map(({ id, active, title, text, terms }) => ({ id, active, title, text, ...(terms as BonusTerms) }));
}

/** Stores offers in an empty table. `gift` is on offer to nobody. */
export async function storeOffers(db: Kysely<Database>, { offers, gift }: BonusOffers): Promise<void> {
  const never: BonusOffer = { id: giftId, ...gift, turns: 0, days: 0, again: "never" };
  const rows = [...offers, never].map(({ id, title, text, ...terms }, position) => ({
    id,
    position,
    active: id !== giftId,
    title,
    text,
    terms,
  }));
  await insertRows(db, "bonus_offer", rows as never);
}

/** How many days after its approval a deposit counts for a bonus. */
export const depositDays = 3;

/** The offers that the player has not claimed yet, or may claim again. */
export async function offersTo(db: Kysely<Database>, playerId: string, now: Date): Promise<readonly BonusOffer[]> {
  const offers = await readOffers(db);
  const claimed = await db
    .selectFrom("bonus")
    .select(["offer_id", ({ fn }) => fn.max("granted_at").as("last")])
    .where("player_id", "=", playerId)
    .groupBy("offer_id")
    .execute();
  return offers.filter(({ id, active, again }) => {
    if (!active) return false;
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

interface Claim extends Pick<CallContext, "now" | "language"> {
  readonly playerId: string;
  readonly offerId: string;
}

/**
 * Grants the player a bonus that is on offer. Locks the player's row, so that simultaneous claims run one after
 * another.
 *
 * @throws Refusal (422) when it is not on offer, another bonus is running, or it needs a deposit or a loss.
 */
export function claimBonus(db: Kysely<Database>, { playerId, offerId, now, language }: Claim): Promise<void> {
  const refusal = (why: keyof typeof texts.bonuses) => new Refusal(texts.bonuses[why][language], { code: 422 });
  return inTransaction(db, async (transaction) => {
    await lockPlayer(transaction, playerId);
    const offer = (await offersTo(transaction, playerId, now)).find(({ id }) => id === offerId);
    if (!offer) throw refusal("gone");
    const claim = await claimable(transaction, offer, playerId, now);
    if ("why" in claim) throw refusal(claim.why);
    await grantBonus(transaction, playerId, { ...claim, days: offer.days, offerId }, now);
    if (offer.turns === 0) await endRunning(transaction, playerId, now);
  });
}

/** A bonus as bonus/list_available answers it. */
type BonusAnswer = InferInput<typeof bonusOffer>;

/** How many earlier bonuses are listed. Older ones appear only in the history. */
const mostEarlier = 50;

/** What the player can claim, and the bonuses that the player has or had, the latest first. */
export async function listBonuses(
  { db, language, now }: Pick<CallContext, "db" | "language" | "now">,
  playerId: string,
): Promise<BonusAnswer[]> {
  const bonuses = await bonusesOf(db, playerId)
    .orderBy("granted_at", "desc")
    .orderBy("id", "desc")
    .limit(mostEarlier)
    .execute();
  const available: BonusAnswer[] = [];
  for (const offer of await offersTo(db, playerId, now))
    available.push(offerAnswer(offer, await claimable(db, offer, playerId, now), language));
  const all = await readOffers(db);
  const granted = bonuses.map(({ id, offer_id, amount, wagering, wagered, expires_at, outcome }): BonusAnswer => {
    const named = all.find((offer) => offer.id === (offer_id ?? giftId));
    const state = outcome ?? (expires_at > now ? "active" : "expired");
    const isWagered = compareMoney(wagered, wagering) >= 0;
    return {
      id,
      title: named?.title[language] ?? "",
      Text: named?.text[language] ?? "",
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
