import { useLingui } from "@lingui/react/macro";
import type { GameOrder } from "../../contract/casino.ts";

/** Returns the name of a type of games or tables; a type unknown to this build is its own name. */
export function useTypeName(): (type: string) => string {
  const { t } = useLingui();
  const names: Readonly<Record<string, string>> = {
    slot: t`Slot`,
    jackpot: t`Jackpot`,
    table: t`Masa oyunları`,
    instant: t`Anında kazan`,
    crash: t`Crash`,
    bingo: t`Bingo`,
    roulette: t`Rulet`,
    blackjack: t`Blackjack`,
    baccarat: t`Bakara`,
    poker: t`Poker`,
    show: t`Oyun şovları`,
  };
  return (type) => names[type] ?? type;
}

export function useOrderName(): (order: GameOrder) => string {
  const { t } = useLingui();
  const names: Readonly<Record<GameOrder, string>> = {
    popular: t`En popüler`,
    new: t`En yeni`,
    name: t`A–Z`,
    rtp: t`RTP`,
  };
  return (order) => names[order];
}
