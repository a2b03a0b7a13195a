import { Trans } from "@lingui/react/macro";
import type { Statement } from "../../contract/finance-history.ts";
import { compareMoney, subtractMoney } from "../../lib/money.ts";
import { AccountAmount } from "../../components/AccountAmount.tsx";
import styles from "./StatementPage.module.css";

export interface ComparisonProps {
  statement: Statement;
  before: Statement;
  /** Whether the month is over: otherwise it is compared with a whole month. */
  isOver: boolean;
}

/** What changed since the month before, in plain words. */
export function Comparison({ statement, before, isOver }: ComparisonProps) {
  const change = subtractMoney(statement.deposits, before.deposits);
  const sign = compareMoney(change, "0");
  const size = <AccountAmount value={change.replace("-", "")} />;
  const result = compareMoney(before.net, "0");
  const amount = <AccountAmount value={before.net.replace("-", "")} />;
  return (
    <div className={styles.comparison}>
      <p>
        {sign === 0 && <Trans>Önceki aydaki kadar para yatırdınız.</Trans>}
        {sign > 0 && <Trans>Önceki aydan {size} daha fazla para yatırdınız.</Trans>}
        {sign < 0 && <Trans>Önceki aydan {size} daha az para yatırdınız.</Trans>}
      </p>
      <p>
        {result === 0 && <Trans>Önceki ay oyunlarda ne kazandınız ne kaybettiniz.</Trans>}
        {result > 0 && <Trans>Önceki ay oyunlarda {amount} kazandınız.</Trans>}
        {result < 0 && <Trans>Önceki ay oyunlarda {amount} kaybettiniz.</Trans>}{" "}
        {!isOver && <Trans>Bu ay henüz bitmedi.</Trans>}
      </p>
    </div>
  );
}
