import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { balanceOptions } from "../../features/shared/player-queries.ts";
import { useStore } from "../../lib/use-store.ts";
import { balanceShown, toggleBalance } from "../../session/balance-visibility.ts";
import { Amount } from "../../ui/Amount.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import styles from "./Balance.module.css";

/** Where an operator's first record is missing, the balance is 0 in the site's one currency (spec §3, §9). */
const none = { balance: "0.00", currency: "TRY" };

/** The balance; a tap hides it, or shows it again, everywhere at once (spec §4). */
export function Balance() {
  const { t } = useLingui();
  const { data, isError } = useQuery(balanceOptions());
  const shown = useStore(balanceShown);
  const [record = none] = data?.data ?? [];
  return (
    <button
      type="button"
      className={styles.balance}
      aria-label={shown ? t`Bakiyeyi gizle` : t`Bakiyeyi göster`}
      aria-describedby="header-balance"
      onClick={toggleBalance}
    >
      <span id="header-balance" className={styles.amount}>
        <span className={styles.label}>{t`Bakiye`} </span>
        {!shown ? (
          <span className={styles.hidden} aria-label={t`gizli`} role="img">
            ••••
          </span>
        ) : data ? (
          <Amount value={record.balance} currency={record.currency} />
        ) : isError ? (
          <span title={t`Bakiye şu anda alınamıyor`}>—</span>
        ) : (
          <Skeleton width="5ch" />
        )}
      </span>
      <Icon name={shown ? "eye" : "eye-off"} />
    </button>
  );
}
