import { type Kysely, sql } from "kysely";
import type { InferInput } from "valibot";
import type { coupon } from "../../src/contract/betframe.ts";
import { subtractMoney } from "../../src/lib/money.ts";
import { addDays, startOfDate } from "../lib/calendar.ts";
import type { Database } from "../database/schema.ts";
import type { Language } from "../lib/language.ts";
import type { Page } from "../lib/paging.ts";
import { marketName, pickName } from "./markets.ts";

export interface CouponsAsked {
  readonly playerId: string;
  /** `open` coupons wait for a result; `closed` is all others; undefined is both. */
  readonly state?: "open" | "closed" | undefined;
  /** Local days of the operator, both included. Empty or undefined means no limit. */
  readonly startDate?: string | undefined;
  readonly endDate?: string | undefined;
}

/** A coupon as betframe/getCoupons answers it. */
export type CouponAnswer = InferInput<typeof coupon>;

/** One page of a player's coupons, the latest first, and the total. */
export async function listCoupons(
  db: Kysely<Database>,
  asked: CouponsAsked & Page & { readonly language: Language },
): Promise<{ rows: CouponAnswer[]; total: number }> {
  const found = couponsOf(db, asked);
  const { total } = await found.select(({ fn }) => fn.countAll<string>().as("total")).executeTakeFirstOrThrow();
  const rows = await found
    .selectAll()
    .orderBy("placed_at", "desc")
    .orderBy("id", "desc")
    .limit(asked.limit)
    .offset(asked.offset)
    .execute();
  const selections = await selectionsOf(
    db,
    rows.map(({ id }) => id),
    asked.language,
  );
  return {
    total: Number(total),
    rows: rows.map((row) => ({
      id: row.id,
      placedAt: row.placed_at.toISOString(),
      stake: row.stake,
      possibleWin: row.possible_win,
      ...(row.win !== null && { win: row.win }),
      odds: Number(row.odds),
      state: row.state,
      selections: selections.get(row.id) ?? [],
    })),
  };
}

/** The sums of the coupons that `listCoupons` lists. One that is open has won nothing yet; a void one has its stake back. */
export async function sumCoupons(db: Kysely<Database>, asked: CouponsAsked) {
  const sum = (of: "stake" | "win") => sql<string>`coalesce(sum(${sql.ref(of)}), 0)::numeric(18, 2)::text`;
  const { stakes, wins } = await couponsOf(db, asked)
    .select([sum("stake").as("stakes"), sum("win").as("wins")])
    .executeTakeFirstOrThrow();
  return { stakes, wins, net: subtractMoney(wins, stakes) };
}

function couponsOf(db: Kysely<Database>, { playerId, state, startDate, endDate }: CouponsAsked) {
  return db
    .selectFrom("coupon")
    .where("player_id", "=", playerId)
    .$if(state === "open", (query) => query.where("state", "=", "open"))
    .$if(state === "closed", (query) => query.where("state", "!=", "open"))
    .$if(Boolean(startDate), (query) => query.where("placed_at", ">=", startOfDate(startDate ?? "")))
    .$if(Boolean(endDate), (query) => query.where("placed_at", "<", addDays(startOfDate(endDate ?? ""), 1)));
}

/** The selections of these coupons by the coupon's id, in the slip's order. */
export async function selectionsOf(db: Kysely<Database>, couponIds: readonly string[], language: Language) {
  const byCoupon = new Map<string, CouponAnswer["selections"]>();
  if (couponIds.length === 0) return byCoupon;
  const rows = await db
    .selectFrom("coupon_selection")
    .selectAll()
    .where("coupon_id", "in", couponIds)
    .orderBy("coupon_id")
    .orderBy("position")
    .execute();
  for (const row of rows) {
    const selection = {
      event: `${row.home} – ${row.away}`,
      market: marketName(row.market, language),
      pick: pickName(row.pick, language),
      odds: Number(row.odds),
      startsAt: row.starts_at.toISOString(),
      ...(row.result !== null && { result: row.result }),
    };
    byCoupon.set(row.coupon_id, [...(byCoupon.get(row.coupon_id) ?? []), selection]);
  }
  return byCoupon;
}

export interface OpenCoupon {
  readonly id: string;
  readonly username: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly currency: string;
  readonly stake: string;
  readonly possible_win: string;
  readonly placed_at: Date;
  readonly selections: CouponAnswer["selections"];
}

/** The open coupons of all players, the latest first. */
export async function openCoupons(db: Kysely<Database>, language: Language, limit: number): Promise<OpenCoupon[]> {
  const rows = await db
    .selectFrom("coupon")
    .innerJoin("player", "player.id", "coupon.player_id")
    .select([
      "coupon.id",
      "username",
      "first_name",
      "last_name",
      "coupon.currency",
      "stake",
      "possible_win",
      "placed_at",
    ])
    .where("coupon.state", "=", "open")
    .orderBy("placed_at", "desc")
    .orderBy("coupon.id", "desc")
    .limit(limit)
    .execute();
  const selections = await selectionsOf(
    db,
    rows.map(({ id }) => id),
    language,
  );
  return rows.map((row) => ({ ...row, selections: selections.get(row.id) ?? [] }));
}
