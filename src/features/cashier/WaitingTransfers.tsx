import { useLingui } from "@lingui/react/macro";
import { cashDirections, type CashDirection } from "../../contract/cash-method.ts";
import { Icon } from "../../ui/Icon.tsx";
import cashier from "./Cashier.module.css";
import { PlaceLink } from "./PlaceLink.tsx";
import { RowText } from "./RowText.tsx";
import styles from "./Transfer.module.css";
import { useTransferRows } from "./use-transfer-rows.ts";

const mostShown = 5;

/** The transfers that are not decided yet, each with the way to its page. Nothing if there are none. */
export function WaitingTransfers({ direction }: { direction: CashDirection }) {
  const { t } = useLingui();
  const { waiting } = useTransferRows(direction);
  if (waiting.length === 0) return null;
  const title = direction === cashDirections.deposit ? t`Bekleyen yatırımlar` : t`Bekleyen çekimler`;
  return (
    <section className={cashier.section} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.rows}>
        {waiting.slice(0, mostShown).map((row) => (
          <li key={row.id}>
            <PlaceLink to={{ transactionID: row.id }} className={styles.row}>
              <Icon name="clock" />
              <RowText row={row} />
              <Icon name="chevron-right" />
            </PlaceLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
