import { useLingui } from "@lingui/react/macro";
import type { BonusOffer } from "../../contract/bonus.ts";
import { AccountAmount } from "../../components/AccountAmount.tsx";
import { Icon } from "../../ui/Icon.tsx";
import styles from "./BonusesPage.module.css";

/** More of them are in the history. */
const mostShown = 10;

/** The bonuses that were completed or expired, one line each. */
export function EndedBonuses({ bonuses }: { bonuses: readonly BonusOffer[] }) {
  const { t } = useLingui();
  if (bonuses.length === 0) return null;
  return (
    <section className={styles.group} aria-label={t`Bitenler`}>
      <h2>{t`Bitenler`}</h2>
      <ul role="list" className={styles.rows}>
        {bonuses.slice(0, mostShown).map(({ id, title, amount, state }) => (
          <li key={id} className={styles.row}>
            <span>
              <strong>{title}</strong>
              <span className={styles.state} data-state={state}>
                <Icon name={state === "completed" ? "check" : "clock"} />
                <span>{state === "completed" ? t`Tamamlandı` : t`Süresi doldu`}</span>
              </span>
            </span>
            {amount !== undefined && (
              <span className={styles.worth}>
                <AccountAmount value={amount} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
