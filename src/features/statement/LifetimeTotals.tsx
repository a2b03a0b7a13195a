import { Trans, useLingui } from "@lingui/react/macro";
import { SectionState } from "../../components/SectionState.tsx";
import { useRead } from "../../api/use-read.ts";
import { subtractMoney } from "../../lib/money.ts";
import { AccountAmount, SignedAccountAmount } from "../../components/AccountAmount.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { lifetimeOptions } from "./statement-queries.ts";
import styles from "./StatementPage.module.css";

/** What the player has deposited and withdrawn since the account was opened, the difference, and the net result in games. */
export function LifetimeTotals() {
  const { t } = useLingui();
  const read = useRead(lifetimeOptions());
  const title = t`Hesabınız açıldığından beri`;
  return (
    <SectionState read={read} title={title} compact loading={<Skeleton height="11rem" radius="var(--radius-l)" />}>
      {({ deposits, withdrawals, net }, note) => (
        <section className={styles.figures} aria-labelledby="statement-lifetime">
          <h2 id="statement-lifetime">{title}</h2>
          {note}
          <dl className={styles.sums}>
            <div>
              <dt>{t`Yatırımlar`}</dt>
              <dd>
                <AccountAmount value={deposits} />
              </dd>
            </div>
            <div>
              <dt>{t`Çekimler`}</dt>
              <dd>
                <AccountAmount value={withdrawals} />
              </dd>
            </div>
            <div>
              <dt>
                <Trans>Yatırımlar eksi çekimler</Trans>
              </dt>
              <dd>
                <AccountAmount value={subtractMoney(deposits, withdrawals)} />
              </dd>
            </div>
            <div>
              <dt>{t`Net oyun sonucu`}</dt>
              <dd>
                <SignedAccountAmount value={net} />
              </dd>
            </div>
          </dl>
        </section>
      )}
    </SectionState>
  );
}
