import type { Kysely } from "kysely";
import { findAccount } from "../../operator/identity/accounts.ts";
import { grantBonus } from "../../operator/money/bonuses.ts";
import { addDays, localDay } from "../../operator/lib/calendar.ts";
import { saveBankAccount } from "../../operator/money/bank-accounts.ts";
import { readCashier } from "../../operator/money/cashier.ts";
import { methodIn } from "../../operator/money/cash-methods.ts";
import { readForm } from "../../operator/money/cash-forms.ts";
import { acceptRequest } from "../../operator/money/cash-requests.ts";
import type { SeedBankAccount, SeedBonus, SeedRequest } from "../cashier.ts";
import { filled } from "../../operator/texts/texts.ts";
import type { Database } from "../../operator/database/schema.ts";

/**
 * Creates the demo players' deposits and withdrawals, for the back office to decide.
 *
 * @throws Refusal when a request does not fit its method's form.
 */
export async function loadRequests(db: Kysely<Database>, requests: readonly SeedRequest[], now: Date): Promise<void> {
  const cashier = await readCashier(db);
  for (const request of requests) {
    const player = await findAccount(db, request.username);
    if (!player) continue;
    const asked = methodIn(cashier, String(request.methodId), request.direction, "tr");
    const moment = new Date(now.getTime() - request.minutesAgo * 60_000);
    const form = readForm(asked, sentOn(moment, request), {
      now: moment,
      language: "tr",
      accounts: new Map(),
      cashier,
    });
    await acceptRequest(db, { ...form, playerId: player.id, asked, now: moment, language: "tr" });
  }
}

/** The form as it was sent at that moment. */
export function sentOn(moment: Date, { amount, filledIn }: SeedRequest): Record<string, string> {
  const days = { day: localDay(moment), later: localDay(addDays(moment, 1_000)) };
  return {
    amount,
    ...Object.fromEntries(Object.entries(filledIn).map(([name, value]) => [name, filled(value, days)])),
  };
}

/** Adds the demo players' bank accounts. */
export async function loadBankAccounts(db: Kysely<Database>, accounts: readonly SeedBankAccount[]): Promise<void> {
  for (const { username, branchName, accountNumber, ...account } of accounts) {
    const player = await findAccount(db, username);
    const form = { ...account, bankAccountID: undefined, branchName, accountNumber };
    if (player) await saveBankAccount(db, player.id, form, "tr");
  }
}

/** Grants the demo players' bonuses. */
export async function loadBonuses(db: Kysely<Database>, bonuses: readonly SeedBonus[], now: Date): Promise<void> {
  for (const { username, daysAgo = 0, ...bonus } of bonuses) {
    const player = await findAccount(db, username);
    if (player) await grantBonus(db, player.id, bonus, addDays(now, -daysAgo));
  }
}
