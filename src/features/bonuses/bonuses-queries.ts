import { openIntents } from "../../api/intents/app-intents.ts";
import type { IntentSource } from "../../api/intents/write-once.ts";
import { readOptions } from "../../api/query.ts";
import { sessionLink } from "../../api/session-link.ts";
import { bonusListAvailable, type BonusOffer } from "../../contract/bonus.ts";
import { financeListTransactions, latestTransactions, transactionCategories } from "../../contract/finance-history.ts";

/** The player's bonuses of all states. Only for operators with the `bonus` extension. Available offline. */
export const bonusesOptions = () => readOptions(bonusListAvailable, {}, { persist: true });

/** The player's latest bonuses in the history. Available offline. */
export const bonusHistoryOptions = () =>
  readOptions(financeListTransactions, latestTransactions(transactionCategories.bonus, 10), { persist: true });

const claimPrefix = "bonus-";

/** The kind of the intent that claims this bonus. Each bonus can be claimed once, so each has a kind of its own. */
export function claimKind(id: string): string {
  return `${claimPrefix}${id}`;
}

const giveUpPrefix = "give-up-bonus-";

/** The kind of the intent that gives this bonus up. */
export function giveUpKind(id: string): string {
  return `${giveUpPrefix}${id}`;
}

/**
 * Settles writes whose outcome was unknown, by the list of bonuses: a claim, once the bonus cannot be claimed any more, and
 * the giving up of a bonus, once it no longer runs.
 */
export async function settleBonusWrites(
  bonuses: readonly BonusOffer[],
  source: IntentSource = openIntents,
): Promise<void> {
  try {
    const intents = await source();
    const undone = new Set(
      bonuses.flatMap(({ id, state }) =>
        state === "available" ? [claimKind(id)] : state === "active" ? [giveUpKind(id)] : [],
      ),
    );
    for (const intent of await intents.openOf(sessionLink().playerId() ?? "")) {
      const isDone =
        [claimPrefix, giveUpPrefix].some((each) => intent.kind.startsWith(each)) && !undone.has(intent.kind);
      if (isDone && intent.state === "unknown") await intents.settle(intent, "done");
    }
  } catch {
    // Without storage nothing was sent either.
  }
}
