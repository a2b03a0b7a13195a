import { houseAccount, playerAccount, post, transfer } from "../money/ledger.ts";
import type { TestSite } from "./site.ts";

/** Posts a lost bet of the player on a slot game, now. `amount` is a decimal string. */
export async function betOnSlots({ db, clock }: TestSite, playerId: string, amount: string): Promise<void> {
  await post(db, {
    kind: "bet",
    at: clock.now,
    history: { category: 1, subCategory: "slot" },
    entries: transfer(
      await playerAccount(db, playerId, "wallet", "TRY"),
      await houseAccount(db, "house.games", "TRY"),
      amount,
    ),
  });
}
