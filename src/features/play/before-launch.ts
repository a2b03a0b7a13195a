import type { CallSuccess } from "../../api/call.ts";
import { limitPeriods, type LimitPeriod, type PlayerLimits } from "../../contract/limit-items.ts";
import { dayOf } from "../../lib/dates.ts";
import { compareMoney } from "../../lib/money.ts";
import type { GameFacts } from "./find-game.ts";
import { isDemo, type PlayAddress } from "./play-address.ts";

/** Why a game would not open, as far as it is known without asking the operator to open it. */
export type KnownProblem =
  | { readonly kind: "closed"; readonly openingHours: string | undefined }
  /** The game has no demo. */
  | { readonly kind: "no-demo" }
  /** The player's own loss limit of this period is used up. */
  | { readonly kind: "limit"; readonly period: LimitPeriod };

export interface StoredLimits {
  readonly answer: CallSuccess<PlayerLimits>;
  /** When it came, in milliseconds since 1970. */
  readonly updatedAt: number;
}

/**
 * What keeps a game from opening: a closed table, a missing demo, or a limit that is reached. Limits of an earlier day
 * do not count, because they may have started again.
 *
 * @param gmt the operator's time zone, see `lib/dates.ts`.
 */
export function knownProblem(
  address: PlayAddress,
  { game }: Pick<GameFacts, "game">,
  limits: StoredLimits | undefined,
  nowMs: number,
  gmt: string | undefined,
): KnownProblem | undefined {
  if (game && "tableID" in game && !game.open) return { kind: "closed", openingHours: game.openingHours };
  if (isDemo(address)) return game && "gameID" in game && game.hasDemo === false ? { kind: "no-demo" } : undefined;
  if (!limits || dayOf(new Date(limits.updatedAt), gmt) !== dayOf(new Date(nowMs), gmt)) return undefined;
  const period = lossReached(limits.answer.data);
  return period && { kind: "limit", period };
}

/** The shortest period whose loss limit leaves nothing to play with. */
function lossReached({ loss, used }: Pick<PlayerLimits, "loss" | "used">): LimitPeriod | undefined {
  return limitPeriods.find((period) => {
    const [limit, lost] = [loss[period], used.loss[period]];
    return limit !== null && lost !== null && compareMoney(lost, limit) >= 0;
  });
}
