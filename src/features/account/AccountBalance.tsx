import { Trans, useLingui } from "@lingui/react/macro";
import { useRead } from "../../api/use-read.ts";
import { compareMoney, siteCurrency } from "../../lib/money.ts";
import { useStore } from "../../hooks/use-store.ts";
import { balanceShown, toggleBalance } from "../../components/balance-visibility.ts";
import { Amount } from "../../ui/Amount.tsx";
import { IconButton } from "../../ui/Button.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { balanceOptions } from "../../api/player-queries.ts";
import { SectionState } from "../../components/SectionState.tsx";
import styles from "./AccountBalance.module.css";

/** The balance and the bonus part of it. Hidden when the player has hidden it (product.md 4.9). */
export function AccountBalance() {
  const { t } = useLingui();
  const balance = useRead(balanceOptions());
  const shown = useStore(balanceShown);
  return (
    <section className={styles.balance} aria-label={t`Bakiye`}>
      <h2 className={styles.title}>
        <Trans>Bakiye</Trans>
      </h2>
      <SectionState
        read={balance}
        title={t`Bakiye`}
        compact
        loading={<Skeleton width="8rem" height="calc(var(--text-2xl) * var(--leading-normal))" />}
      >
        {([record = { balance: "0.00", bonus: null, currency: siteCurrency }], note) => (
          <>
            <p className={styles.amount}>
              {shown ? <Amount value={record.balance} currency={record.currency} /> : "••••"}
            </p>
            {shown && record.bonus && compareMoney(record.bonus, "0") > 0 && (
              <p className={styles.bonus}>
                <Trans>
                  Ayrıca bonus: <Amount value={record.bonus} currency={record.currency} />
                </Trans>
              </p>
            )}
            {note}
          </>
        )}
      </SectionState>
      <IconButton
        className={styles.eye}
        icon={shown ? "eye" : "eye-off"}
        label={shown ? t`Bakiyeyi gizle` : t`Bakiyeyi göster`}
        onClick={toggleBalance}
      />
    </section>
  );
}
