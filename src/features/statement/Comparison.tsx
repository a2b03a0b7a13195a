import { Trans } from "@lingui/react/macro";
import type { Statement } from "../../contract/finance-history.ts";
import { compareMoney, siteCurrency, subtractMoney } from "../../lib/money.ts";
import { Amount } from "../../ui/Amount.tsx";
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
  const size = <Amount value={change.replace("-", "")} currency={siteCurrency} />;
  return (
    <div className={styles.comparison}>
      <p>
        {sign === 0 && <Trans>Önceki aydaki kadar para yatırdınız.</Trans>}
        {sign > 0 && <Trans>Önceki aydan {size} daha fazla para yatırdınız.</Trans>}
        {sign < 0 && <Trans>Önceki aydan {size} daha az para yatırdınız.</Trans>}
      </p>
      <p>
        {compareMoney(before.net, "0") < 0 ? (
          <Trans>
            Önceki ay oyunlarda <Amount value={before.net.replace("-", "")} currency={siteCurrency} /> kaybettiniz.
          </Trans>
        ) : (
          <Trans>
            Önceki ay oyunlarda <Amount value={before.net} currency={siteCurrency} /> kazandınız.
          </Trans>
        )}{" "}
        {!isOver && <Trans>Bu ay henüz bitmedi.</Trans>}
      </p>
    </div>
  );
}
