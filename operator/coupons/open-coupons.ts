import type { Kysely } from "kysely";
import type { Database } from "../database/schema.ts";
import type { Language } from "../dispatch/language.ts";
import { type CouponAnswer, selectionsOf } from "./list-coupons.ts";

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
