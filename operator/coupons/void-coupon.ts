import type { Kysely } from "kysely";
import { inTransaction } from "../database/in-transaction.ts";
import type { Database } from "../database/schema.ts";
import { notifyPlayer } from "../push/notify.ts";
import { couponText } from "../push/texts.ts";
import { houseAccount, playerAccount, post, transfer } from "../ledger/post.ts";

/**
 * Voids an open coupon, such as one on a match that is not played: the player gets the stake back. Returns false if the
 * coupon is not open.
 */
export function voidCoupon(db: Kysely<Database>, couponId: string, now: Date): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    const coupon = await transaction
      .updateTable("coupon")
      .set((column) => ({ state: "void" as const, win: column.ref("stake"), settled_at: now }))
      .where("id", "=", couponId)
      .where("state", "=", "open")
      .returning(["player_id", "currency", "stake", "game"])
      .executeTakeFirst();
    if (!coupon) return false;
    const bet = await transaction
      .selectFrom("ledger_transaction")
      .select("sub_category")
      .where("ticket_number", "=", couponId)
      .where("kind", "=", "bet")
      .executeTakeFirst();
    await post(transaction, {
      kind: "refund",
      at: now,
      history: { category: 1, subCategory: bet?.sub_category ?? "sport", game: coupon.game, ticketNumber: couponId },
      entries: transfer(
        await houseAccount(transaction, "house.games", coupon.currency),
        await playerAccount(transaction, coupon.player_id, "wallet", coupon.currency),
        coupon.stake,
      ),
    });
    await notifyPlayer(transaction, coupon.player_id, couponText("void", couponId), now);
    return true;
  });
}
