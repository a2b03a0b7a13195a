import { Trans, useLingui } from "@lingui/react/macro";
import { formatMoment, timeOfDay } from "../../lib/format-dates.ts";
import { Amount } from "../../ui/Amount.tsx";
import row from "../../ui/row.module.css";
import { Badge } from "../../ui/Badge.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { Link } from "../../ui/Link.tsx";
import type { NotificationItem } from "./notification-items.ts";
import type { View } from "./notifications-search.ts";
import styles from "./NotificationRow.module.css";

export interface NotificationRowProps {
  item: NotificationItem;
  gmt: string | undefined;
  show: View;
  isUnread: boolean;
}

/** A notification in the list: a link to its details. */
export function NotificationRow({ item, gmt, show, isUnread }: NotificationRowProps) {
  const { t, i18n } = useLingui();
  const { id, kind, createdAt } = item;
  const time = formatMoment(new Date(createdAt), i18n.locale, timeOfDay, gmt);
  return (
    <Link to="/notifications" search={{ show, id }} className={`${row.row} ${styles.row} ${isUnread ? styles.unread : ""}`}>
      <span className={`${row.icon} ${styles.icon}`}>
        <Icon name={kind === "message" ? "mail" : "warning"} />
      </span>
      <span className={row.words}>
        <span className={styles.title}>{kind === "message" ? item.message.title : t`Yatırımınız iptal edildi`}</span>
        <span className={row.facts}>
          <time dateTime={createdAt}>{time}</time>{" "}
          {kind === "message" ? <Trans>Mesaj</Trans> : <DepositFacts item={item} />}
        </span>
      </span>
      {isUnread && (
        <Badge tone="new">
          <Trans>Okunmadı</Trans>
        </Badge>
      )}
    </Link>
  );
}

function DepositFacts({ item: { deposit } }: { item: Extract<NotificationItem, { kind: "deposit" }> }) {
  return (
    <>
      <span>
        <Amount value={deposit.amount} currency={deposit.currency} />
      </span>{" "}
      {deposit.method && <span>{deposit.method}</span>}
    </>
  );
}
