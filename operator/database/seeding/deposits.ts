import type { Kysely } from "kysely";
import { findAccount } from "../../accounts/find-player.ts";
import { localDay } from "../../calendar.ts";
import { findMethod } from "../../cashier/find-method.ts";
import { readForm } from "../../cashier/read-form.ts";
import { acceptRequest } from "../../cash-requests/accept-request.ts";
import type { SeedDeposit } from "../../seed/cashier/deposits.ts";
import type { Database } from "../schema.ts";

/**
 * Creates the demo players' deposits, for the back office to decide.
 *
 * @throws Refusal when a deposit does not fit its method's form.
 */
export async function loadDeposits(
  db: Kysely<Database>,
  deposits: readonly SeedDeposit[],
  now: Date,
): Promise<void> {
  for (const { username, methodId, amount, minutesAgo, filledIn } of deposits) {
    const player = await findAccount(db, username);
    if (!player) continue;
    const asked = findMethod(String(methodId), 1, "tr");
    const moment = new Date(now.getTime() - minutesAgo * 60_000);
    const sent = { amount, ...filledIn(localDay(moment)) };
    const form = readForm(asked, sent, { now: moment, language: "tr", accounts: new Map() });
    await acceptRequest(db, { ...form, playerId: player.id, asked, now: moment, language: "tr" });
  }
}
