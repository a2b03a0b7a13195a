import { compareMoney, formatMoney, toMinorUnits } from "../../../src/lib/money.ts";
import { Refusal } from "../../dispatch/refusal.ts";
import type { Playing } from "./playing.ts";
import type { GameSeat } from "./purse.ts";
import { filled, texts } from "../../texts/texts.ts";

/** Refuses (422) a stake outside the seat's limits, or one that is not a multiple of the game's step. */
export function checkLimits(seat: GameSeat, stake: string, step: string, { language }: Playing): void {
  const { min_stake: min, max_stake: max, currency } = seat;
  const shown = (amount: string) => formatMoney(amount, currency, language);
  if (compareMoney(stake, min) < 0 || compareMoney(stake, max) > 0) {
    throw new Refusal(filled(texts.rounds.outsideLimits[language], { min: shown(min), max: shown(max) }), {
      code: 422,
    });
  }
  if (toMinorUnits(stake) % toMinorUnits(step) !== 0n) {
    throw new Refusal(filled(texts.rounds.offStep[language], { step: shown(step) }), { code: 422 });
  }
}
