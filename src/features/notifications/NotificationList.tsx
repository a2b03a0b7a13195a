import { Trans, useLingui } from "@lingui/react/macro";
import { linkOptions } from "@tanstack/react-router";
import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { DetailsLink } from "../../components/ItemDetails.tsx";
import { PageHead } from "../../components/PageFrame.tsx";
import { formatDay, formatMoment, timeOfDay } from "../../lib/format-dates.ts";
import { Amount } from "../../ui/Amount.tsx";
import { Badge } from "../../ui/Badge.tsx";
import { Button, buttonClass } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { Link } from "../../ui/Link.tsx";
import { StateMessage } from "../../ui/StateMessage.tsx";
import { Tabs } from "../../ui/Tabs.tsx";
import type { Elements } from "../../ui/elements.ts";
import { notificationDays, type NotificationItem } from "./notification-items.ts";
import type { Notifications } from "./notifications-queries.ts";
import type { View } from "./notifications-search.ts";
import { markRead } from "./read-marks.ts";
import row from "../../ui/row.module.css";
import styles from "./NotificationsPage.module.css";
import layout from "../../ui/layout.module.css";

export interface NotificationListProps {
  notifications: Notifications;
  show: View;
  gmt: string | undefined;
  note: Elements;
  /** Whether details are shown beside the list, which then stays where it is. */
  isBeside?: boolean;
  /** The notification whose details are shown there. */
  shownId?: string | undefined;
}

/**
 * The notifications by day. Those that were visible count as read. Their mark stays until the player leaves the list or
 * marks all as read, so that the player can see what is new.
 */
export function NotificationList({ notifications, show, gmt, note, isBeside = false, shownId }: NotificationListProps) {
  const { t, i18n } = useLingui();
  const { items, unread, player, messages, deposits } = notifications;
  const [seenHere, setSeenHere] = useState<ReadonlySet<string>>(new Set());
  const unreadIds = new Set([...unread.map(({ id }) => id), ...seenHere]);
  const listed = items.filter((item) => isListed(show, item, unreadIds.has(item.id)));
  // What could not be loaded may be there.
  const isWhole =
    (show === "deposits" || messages.data !== undefined) && (show === "messages" || deposits.data !== undefined);
  const list = useRef<HTMLDivElement>(null);
  const onSeen = useCallback(
    (ids: readonly string[]) => {
      setSeenHere((known) => new Set([...known, ...ids]));
      markRead(player, ids);
    },
    [player],
  );
  useSeen(list, onSeen);
  const markAll = () => {
    markRead(
      player,
      items.map(({ id }) => id),
    );
    setSeenHere(new Set());
  };
  const tab = (name: string, view: View) => ({
    name,
    page: linkOptions({ to: "/notifications", search: { show: view } }),
    isCurrent: show === view,
  });
  return (
    <>
      <PageHead
        title={t`Bildirimler`}
        action={
          unreadIds.size > 0 && (
            <Button size="s" onClick={markAll}>
              <Trans>Tümünü okundu olarak işaretle</Trans>
            </Button>
          )
        }
      />
      <Tabs
        label={t`Görünümler`}
        tabs={[
          tab(t`Tümü`, undefined),
          tab(t`Okunmamış`, "unread"),
          tab(t`Mesajlar`, "messages"),
          tab(t`Yatırımlar`, "deposits"),
        ]}
      />
      {note}
      <div ref={list} className={`${layout.stack5} ${styles.days}`}>
        {notificationDays(listed, gmt).map(({ day, items: ofDay }) => (
          <section key={day} className={`${layout.stack2} ${styles.day}`} aria-labelledby={`day-${day}`}>
            <h2 id={`day-${day}`}>
              {formatDay(day, i18n.locale, { weekday: "long", day: "numeric", month: "long", year: "numeric" })}
            </h2>
            <ul className={`${layout.box} ${styles.rows}`}>
              {ofDay.map((item) => (
                <li key={item.id} data-unread={unread.includes(item) ? item.id : undefined}>
                  <NotificationRow
                    item={item}
                    gmt={gmt}
                    show={show}
                    isUnread={unreadIds.has(item.id)}
                    isBeside={isBeside}
                    isShown={item.id === shownId}
                  />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      {listed.length === 0 && isWhole && <NothingListed show={show} isFiltered={items.length > 0} />}
    </>
  );
}

function NothingListed({ show, isFiltered }: { show: View; isFiltered: boolean }) {
  const { t } = useLingui();
  if (!isFiltered) {
    return (
      <StateMessage
        kind="empty"
        title={t`Henüz bildiriminiz yok`}
        text={t`Mesajlar ve iptal edilen yatırımlarınız burada görünür.`}
        action={
          <Link to="/promotions" className={buttonClass()}>
            <Trans>Promosyonlara bak</Trans>
          </Link>
        }
      />
    );
  }
  return (
    <StateMessage
      kind="empty"
      title={t`Belirlediğiniz kriterlere göre sonuç bulunamadı.`}
      {...(show === "unread" && { text: t`Okunmamış bildiriminiz yok` })}
      action={
        <Link to="/notifications" className={buttonClass()}>
          <Trans>Tüm bildirimler</Trans>
        </Link>
      }
    />
  );
}

interface NotificationRowProps {
  item: NotificationItem;
  gmt: string | undefined;
  show: View;
  isUnread: boolean;
  isBeside: boolean;
  isShown: boolean;
}

/** A notification in the list: a link to its details. */
function NotificationRow({ item, gmt, show, isUnread, isBeside, isShown }: NotificationRowProps) {
  const { t, i18n } = useLingui();
  const { id, kind, createdAt } = item;
  const time = formatMoment(new Date(createdAt), i18n.locale, timeOfDay, gmt);
  const page = linkOptions({ to: "/notifications", search: { show, id } });
  const className = `${row.row} ${styles.row} ${isUnread ? styles.unread : ""}`;
  const content = (
    <>
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
    </>
  );
  if (!isBeside) {
    return (
      <Link {...page} className={className}>
        {content}
      </Link>
    );
  }
  return (
    <DetailsLink page={page} isShown={isShown} className={className}>
      {content}
    </DetailsLink>
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

/** The share of an element that must be visible. */
const share = 0.6;

/**
 * Calls `onSeen` with the ids of the elements inside `list` that become visible. Watches elements with the attribute
 * `data-unread`, which holds the id.
 */
function useSeen(list: RefObject<HTMLElement | null>, onSeen: (ids: readonly string[]) => void): void {
  // No dependency list: any render may change which elements there are to watch.
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const ids = entries.flatMap(({ isIntersecting, target }) =>
          isIntersecting && target instanceof HTMLElement ? (target.dataset["unread"] ?? []) : [],
        );
        if (ids.length > 0) onSeen(ids);
      },
      { threshold: share },
    );
    for (const element of list.current?.querySelectorAll("[data-unread]") ?? []) observer.observe(element);
    return () => observer.disconnect();
  });
}

/** Whether a view lists an item. `isNew` tells that the item is unread, or was when this page listed it first. */
function isListed(show: View, { kind }: NotificationItem, isNew: boolean): boolean {
  if (show === "unread") return isNew;
  return show === undefined || show === `${kind}s`;
}
