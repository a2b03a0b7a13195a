import type { Kysely } from "kysely";
import { findAccount } from "../../accounts/find-player.ts";
import { findMethod } from "../../cashier/find-method.ts";
import { acceptDeposit } from "../../deposits/accept-deposit.ts";
import type { SeedDeposit } from "../../seed/cashier/deposits.ts";
import type { Database } from "../schema.ts";

/** Leaves the demo players' deposits for the back office to decide. */
export async function loadDeposits(
  db: Kysely<Database>,
  deposits: readonly SeedDeposit[],
  now: Date,
): Promise<void> {
  for (const { username, methodId, amount, minutesAgo, filledIn } of deposits) {
    const player = await findAccount(db, username);
    if (!player) continue;
    await acceptDeposit(db, {
      playerId: player.id,
      asked: findMethod(String(methodId), 1, "tr"),
      amount,
      filledIn,
      now: new Date(now.getTime() - minutesAgo * 60_000),
      language: "tr",
    });
  }
}
