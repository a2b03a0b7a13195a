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

const prefix = "bonus-";

/** The kind of the intent that claims this bonus. Each bonus can be claimed once, so each has a kind of its own. */
export function claimKind(id: string): string {
  return `${prefix}${id}`;
}

const giveUpPrefix = "give-up-bonus-";

/** The kind of the intent that gives this bonus up. */
export function giveUpKind(id: string): string {
  return `${giveUpPrefix}${id}`;
}

/**
 * Ends claims whose outcome was unknown, once the list shows that the bonus cannot be claimed any more: the operator
 * has granted it. The same for bonuses that were given up, once they do not run any more.
 */
export async function endGrantedClaims(
  bonuses: readonly BonusOffer[],
  source: IntentSource = openIntents,
): Promise<void> {
  try {
    const intents = await source();
    const waiting = new Set(
      bonuses.flatMap(({ id, state }) =>
        state === "available" ? [claimKind(id)] : state === "active" ? [giveUpKind(id)] : [],
      ),
    );
    for (const intent of await intents.openOf(sessionLink().playerId() ?? "")) {
      const isOver = [prefix, giveUpPrefix].some((each) => intent.kind.startsWith(each)) && !waiting.has(intent.kind);
      if (isOver && intent.state === "unknown") await intents.settle(intent, "done");
    }
  } catch {
    // Without storage nothing was sent either.
  }
}
