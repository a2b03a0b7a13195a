import { Trans, useLingui } from "@lingui/react/macro";
import { SectionState } from "../../components/SectionState.tsx";
import { useRead } from "../../api/use-read.ts";
import { transactionCategories, transactionStatuses } from "../../contract/finance-history.ts";
import { formatMoment } from "../../lib/format-dates.ts";
import { Link } from "../../ui/Link.tsx";
import { StateMessage } from "../../ui/StateMessage.tsx";
import { SupportOpener } from "../../ui/SupportOpener.tsx";
import { buttonClass } from "../../ui/Button.tsx";
import styles from "./BonusesPage.module.css";
import { BonusesSkeleton } from "./BonusCard.tsx";
import { StatusChip, TransactionAmount } from "../history/TransactionRow.tsx";
import { bonusHistoryOptions } from "./bonuses-queries.ts";
import layout from "../../ui/layout.module.css";

/** For operators without the extension `bonus`: what the history says, and the request through support. */
export function BonusesFromHistory({ gmt }: { gmt: string | undefined }) {
  const { t, i18n } = useLingui();
  const read = useRead(bonusHistoryOptions());
  return (
    <>
      <section className={`${layout.box} ${styles.request}`} aria-label={t`Bonus talebi`}>
        <p>
          <Trans>Bonuslar destek ekibi tarafından tanımlanıyor. Bonus istemek için desteğe yazın.</Trans>
        </p>
        <SupportOpener />
      </section>
      <section className={styles.group} aria-label={t`Aldığınız bonuslar`}>
        <h2>
          <Trans>Aldığınız bonuslar</Trans>
        </h2>
        <SectionState read={read} title={t`Aldığınız bonuslar`} loading={<BonusesSkeleton />}>
          {(rows, note) => (
            <>
              {note}
              {rows.length === 0 && (
                <StateMessage
                  kind="empty"
                  title={t`Henüz bonusunuz yok`}
                  text={t`Aldığınız bonuslar burada listelenir.`}
                />
              )}
              {rows.length > 0 && (
                <ul role="list">
                  {rows.map((row) => (
                    <li key={row.id} className={styles.row}>
                      <span>
                        <strong>{row.sub_category ?? row.type}</strong>
                        <span className={styles.facts}>
                          <time dateTime={row.createdAt}>
                            {formatMoment(
                              new Date(row.createdAt),
                              i18n.locale,
                              { dateStyle: "medium", timeStyle: "short" },
                              gmt,
                            )}
                          </time>
                          {row.transaction_status !== transactionStatuses.approved && (
                            <StatusChip status={row.transaction_status} />
                          )}
                          {row.note && <span>{row.note}</span>}
                        </span>
                      </span>
                      <TransactionAmount row={row} />
                    </li>
                  ))}
                </ul>
              )}
              {rows.length > 0 && <BonusHistoryLink />}
            </>
          )}
        </SectionState>
      </section>
    </>
  );
}

/** Leads to the bonuses of the account history. */
export function BonusHistoryLink() {
  return (
    <Link
      to="/profile/history"
      search={{ category: transactionCategories.bonus }}
      className={`${buttonClass("quiet", "s")} ${styles.more}`}
    >
      <Trans>Tüm bonus hareketleri</Trans>
    </Link>
  );
}
