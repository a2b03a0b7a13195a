import { Trans, useLingui } from "@lingui/react/macro";
import { Suspense, useEffect } from "react";
import type { Elements } from "../../ui/elements.ts";
import { BackLink, PageHead } from "../../components/PageFrame.tsx";
import { PageTitle } from "../../components/PageTitle.tsx";
import { SafeHtml } from "../../components/SafeHtml.tsx";
import { SupportLink } from "../../components/SupportLink.tsx";
import { OperatorNote } from "../../components/OperatorNote.tsx";
import type { Transaction } from "../../contract/finance-history.ts";
import { formatMoment } from "../../lib/format-dates.ts";
import { Amount } from "../../ui/Amount.tsx";
import { buttonClass } from "../../ui/Button.tsx";
import { CopyableText } from "../../ui/CopyableText.tsx";
import { FactList } from "../../ui/FactList.tsx";
import { depositLink } from "../../api/page-links.ts";
import { Link } from "../../ui/Link.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { StateMessage } from "../../ui/StateMessage.tsx";
import type { NotificationItem } from "./notification-items.ts";
import { markRead } from "./read-marks.ts";
import type { View } from "./notifications-search.ts";
import styles from "./NotificationsPage.module.css";
import text from "../../ui/text.module.css";
import layout from "../../ui/layout.module.css";

export interface NotificationDetailsProps {
  item: NotificationItem;
  gmt: string | undefined;
  /** The view to go back to. */
  show: View;
  /** Tells how old the data are, when they are not current. */
  note: Elements;
  player: string;
}

/** One notification as a page. */
export function NotificationDetails({ show, ...content }: NotificationDetailsProps) {
  const title = useNotificationTitle()(content.item);
  return (
    <article className={`${layout.stack4} ${styles.notification}`}>
      <PageTitle title={title} />
      <PageHead title={title} back={<BackToList show={show} />} />
      <NotificationContent {...content} />
    </article>
  );
}

/** Returns the title of a notification. */
export function useNotificationTitle(): (item: NotificationItem) => string {
  const { t } = useLingui();
  return (item) => (item.kind === "message" ? item.message.title : t`Yatırımınız iptal edildi`);
}

/** What a notification says. Showing it marks it as read. */
export function NotificationContent({ item, gmt, note, player }: Omit<NotificationDetailsProps, "show">) {
  const { i18n } = useLingui();
  const { id, createdAt } = item;
  useEffect(() => markRead(player, [id]), [player, id]);
  return (
    <>
      <time className={text.soft} dateTime={createdAt}>
        {formatMoment(new Date(createdAt), i18n.locale, { dateStyle: "full", timeStyle: "short" }, gmt)}
      </time>
      {note}
      {item.kind === "message" ? (
        <Suspense fallback={<Skeleton height="8rem" radius="var(--radius-m)" />}>
          <SafeHtml html={item.message.Text} />
        </Suspense>
      ) : (
        <DepositFacts deposit={item.deposit} />
      )}
    </>
  );
}

function DepositFacts({ deposit: { id, amount, currency, method, note } }: { deposit: Transaction }) {
  const { t } = useLingui();
  const facts = [
    { name: t`Tutar`, value: <Amount value={amount} currency={currency} /> },
    { name: t`Yöntem`, value: method },
    { name: t`İşlem numarası`, value: <CopyableText label={t`İşlem numarası`} text={id} /> },
    { name: t`Not`, value: note ? <OperatorNote text={note} /> : t`İşlem notu bulunamadı` },
  ];
  return (
    <>
      <p>
        <Trans>
          Tutar bakiyenize eklenmedi. Parayı gönderdiyseniz işlem numarasıyla <SupportLink />.
        </Trans>
      </p>
      <FactList facts={facts.filter(({ value }) => value)} />
      <Link {...depositLink} className={buttonClass("primary")}>
        <Trans>Para yatır</Trans>
      </Link>
    </>
  );
}

/** Shown when the address names a notification that does not exist, or no longer. */
export function NotificationGone({ show }: { show: View }) {
  const { t } = useLingui();
  return (
    <StateMessage
      isPage
      kind="empty"
      title={t`Bildirim bulunamadı`}
      text={t`Silinmiş veya listede yer almayacak kadar eski olabilir.`}
      action={
        <Link to="/notifications" search={{ show }} className={buttonClass()}>
          <Trans>Tüm bildirimler</Trans>
        </Link>
      }
    />
  );
}

function BackToList({ show }: { show: View }) {
  return (
    <BackLink page={{ to: "/notifications", search: { show } }}>
      <Trans>Tüm bildirimler</Trans>
    </BackLink>
  );
}
