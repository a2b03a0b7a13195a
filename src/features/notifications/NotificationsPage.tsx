import { useLingui } from "@lingui/react/macro";
import { linkOptions } from "@tanstack/react-router";
import {
  ItemDetails,
  ItemGone,
  ListWithDetails,
  useDetailsSteps,
  useHasRoomBeside,
} from "../../components/ItemDetails.tsx";
import { PageHead } from "../../components/PageFrame.tsx";
import { PageTitle } from "../../components/PageTitle.tsx";
import { SectionFailure } from "../../components/SectionState.tsx";
import { useOperatorDay } from "../../components/use-operator-day.ts";
import layout from "../../ui/layout.module.css";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { StaleNote } from "../../ui/StaleNote.tsx";
import { type Notifications, useNotifications } from "./notifications-queries.ts";
import type { NotificationsSearch } from "./notifications-search.ts";
import {
  NotificationContent,
  NotificationDetails,
  NotificationGone,
  useNotificationTitle,
} from "./NotificationDetails.tsx";
import { NotificationList } from "./NotificationList.tsx";
import styles from "./NotificationsPage.module.css";

/** Messages to all players and the player's cancelled deposits: those of a view, or the one with an id. */
export function NotificationsPage({ search: { show, id } }: { search: NotificationsSearch }) {
  const { t } = useLingui();
  const { gmt } = useOperatorDay();
  const notifications = useNotifications();
  const { items, messages, deposits } = notifications;
  const reads = [messages, deposits];
  const isLoading = reads.some(({ state }) => state === "loading");
  const isMissing = reads.every(({ data, state }) => data === undefined && state !== "loading");
  const titleOf = useNotificationTitle();
  const steps = useDetailsSteps();
  const isBeside = useHasRoomBeside();
  const wanted = items.find((item) => item.id === id);
  const title = t`Bildirimler`;
  // The oldest of the two tells how old the list may be.
  const [since] = reads.flatMap((read) => read.since ?? []).sort();
  const note = since && <StaleNote at={since} />;
  if (isBeside && !isMissing && !isLoading) {
    const close = () => steps.close(linkOptions({ to: "/notifications", search: { show } }));
    const details = wanted ? (
      <ItemDetails key={wanted.id} title={titleOf(wanted)} onClose={close}>
        <NotificationContent item={wanted} gmt={gmt} note={note} player={notifications.player} />
      </ItemDetails>
    ) : (
      id !== undefined && (
        <ItemGone
          title={t`Bildirim bulunamadı`}
          text={t`Silinmiş veya listede yer almayacak kadar eski olabilir.`}
          onClose={close}
        />
      )
    );
    return (
      <ListWithDetails details={details} className={styles.page}>
        <PageTitle title={title} />
        <NotificationList notifications={notifications} show={show} gmt={gmt} note={note} isBeside shownId={id} />
        <PartFailures {...notifications} />
      </ListWithDetails>
    );
  }
  return (
    <div className={`${layout.stack4} ${layout.column}`}>
      {!wanted && <PageTitle title={title} />}
      {wanted ? (
        <NotificationDetails
          key={wanted.id}
          item={wanted}
          gmt={gmt}
          show={show}
          note={note}
          player={notifications.player}
        />
      ) : isMissing ? (
        <SectionFailure title={title} read={messages} />
      ) : isLoading ? (
        <Places title={title} />
      ) : id !== undefined ? (
        <>
          <NotificationGone show={show} />
          <PartFailures {...notifications} />
        </>
      ) : (
        <>
          <NotificationList notifications={notifications} show={show} gmt={gmt} note={note} />
          <PartFailures {...notifications} />
        </>
      )}
    </div>
  );
}

/** Says which of the two kinds could not be loaded. */
function PartFailures({ messages, deposits }: Notifications) {
  const { t } = useLingui();
  return (
    <>
      {messages.failure && messages.data === undefined && (
        <SectionFailure compact title={t`Mesajlar`} read={messages} />
      )}
      {deposits.failure && deposits.data === undefined && (
        <SectionFailure compact title={t`Yatırımlar`} read={deposits} />
      )}
    </>
  );
}

const rows = [0, 1, 2, 3, 4, 5, 6];

/** As large as the list that is loading. */
function Places({ title }: { title: string }) {
  return (
    <>
      <PageHead title={title} />
      <Skeleton height="2.75rem" radius="var(--radius-m)" />
      {rows.map((row) => (
        <Skeleton key={row} height="4.75rem" radius="var(--radius-m)" />
      ))}
    </>
  );
}
