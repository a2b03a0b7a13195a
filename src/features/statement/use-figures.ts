import { useLingui } from "@lingui/react/macro";
import type { Figure } from "./SumList.tsx";
import type { Sums } from "./sums.ts";

export type SumName = keyof Sums;

/** Returns a function that names these sums, in this order. */
export function useFigures(): <Name extends SumName>(
  sums: Readonly<Record<Name, string>>,
  names: readonly Name[],
) => readonly Figure[] {
  const { t } = useLingui();
  const texts: Readonly<Record<SumName, string>> = {
    deposits: t`Yatırımlar`,
    withdrawals: t`Çekimler`,
    bets: t`Bahisler`,
    wins: t`Kazançlar`,
    bonuses: t`Bonuslar`,
    net: t`Oyun neti`,
  };
  return (sums, names) => names.map((name) => ({ name: texts[name], value: sums[name], isResult: name === "net" }));
}
