import type { Kysely } from "kysely";
import type { InferInput } from "valibot";
import type { bonusOffer } from "../../src/contract/bonus.ts";
import { compareMoney } from "../../src/lib/money.ts";
import { localDay } from "../calendar.ts";
import type { Database } from "../database/schema.ts";
import type { CallContext } from "../dispatch/handler.ts";
import { bonusesOf } from "./bonus.ts";
import { type BonusOffer, offers, textOf } from "./offers.ts";

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
  const available = (await offersTo(db, playerId, { now, isDemo })).map(
    ({ id, title, text, amount, percent, turns }) => ({
      id,
      title: title[language],
      Text: text[language],
      ...(amount !== undefined && { amount, ...(turns > 0 && { wagering: `${Number(amount) * turns}.00` }) }),
      ...(percent !== undefined && { percent }),
      state: "available" as const,
    }),
  );
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

/** The offers that the player may claim now. Only the demo has some. */
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
