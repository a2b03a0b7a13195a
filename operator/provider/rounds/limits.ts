import { compareMoney, formatMoney, toMinorUnits } from "../../../src/lib/money.ts";
import { Refusal } from "../../dispatch/refusal.ts";
import type { Playing } from "./playing.ts";
import type { GameSeat } from "./purse.ts";
import { limitsText, stepText } from "./texts.ts";

/** Refuses (422) a stake outside the seat's limits, or one that is no multiple of the game's step. */
export function checkLimits(seat: GameSeat, stake: string, step: string, { language }: Playing): void {
  const { min_stake: min, max_stake: max, currency } = seat;
  const shown = (amount: string) => formatMoney(amount, currency, language);
  if (compareMoney(stake, min) < 0 || compareMoney(stake, max) > 0) {
    throw new Refusal(limitsText(shown(min), shown(max))[language], { code: 422 });
  }
  if (toMinorUnits(stake) % toMinorUnits(step) !== 0n) {
    throw new Refusal(stepText(shown(step))[language], { code: 422 });
  }
}
