import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { useListPages } from "../../api/use-list-pages.ts";
import { MoreRows } from "../../components/MoreRows.tsx";
import { PageFrame } from "../../components/PageFrame.tsx";
import { SectionState } from "../../components/SectionState.tsx";
import { formatDay, formatMoment } from "../../lib/format-dates.ts";
import { useOperatorDay } from "../../components/use-operator-day.ts";
import { SignedAmount } from "../../ui/Amount.tsx";
import { buttonClass } from "../../ui/Button.tsx";
import { CopyableText } from "../../ui/CopyableText.tsx";
import { Link } from "../../ui/Link.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { StateMessage } from "../../ui/StateMessage.tsx";
import type { Elements } from "../../ui/elements.ts";
import { TextField } from "../../ui/form/TextField.tsx";
import { findTickets, type Ticket, ticketsAmong } from "./find-tickets.ts";
import { type LotteryDays, ticketsPage, useLottery } from "./lottery-queries.ts";
import styles from "./LotteryPage.module.css";
import layout from "../../ui/layout.module.css";

export interface LotteryPageProps {
  /** Shown instead of the page outside the lottery's days, and for operators without a lottery. */
  missing: Elements;
}

/** The player's tickets of the New Year lottery. */
export function LotteryPage({ missing }: LotteryPageProps) {
  const lottery = useLottery();
  return lottery ? <Lottery lottery={lottery} /> : missing;
}

function Lottery({ lottery }: { lottery: LotteryDays }) {
  const { t, i18n } = useLingui();
  const { gmt } = useOperatorDay();
  const day = formatDay(lottery.endDate, i18n.locale);
  return (
    <PageFrame title={t`Yılbaşı çekilişi`}>
      <p className={`${layout.box} ${styles.draw}`}>
        <Trans>
          Çekiliş günü: <strong>{day}</strong>
        </Trans>
      </p>
      <TicketList lottery={lottery} gmt={gmt} />
    </PageFrame>
  );
}

/** More rows than this are fetched only when the player asks. */
const mostRowsAtFirst = 1_000;

interface TicketListProps {
  lottery: LotteryDays;
  gmt: string | undefined;
}

/** All tickets of the player, and a search by number. Numbers are found among the rows fetched, so all are fetched. */
function TicketList({ lottery, gmt }: TicketListProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState("");
  const pages = useListPages((offset) => ticketsPage(lottery, offset));
  const { first, rows, hasMore, isLoadingMore, hasFailed, loadMore } = pages;
  const goesOn = hasMore && !isLoadingMore && !hasFailed && rows.length < mostRowsAtFirst;
  useEffect(() => {
    if (goesOn) loadMore();
  }, [goesOn, loadMore, rows.length]);
  return (
    <SectionState isPage read={first} title={t`Biletleriniz`} loading={<TicketsSkeleton />}>
      {(_, note) => {
        const tickets = ticketsAmong(rows);
        const found = findTickets(tickets, typed);
        if (tickets.length === 0 && !hasMore) return <NoTickets note={note} />;
        return (
          <>
            {note}
            <p className={styles.count} role="status">
              {hasMore ? (
                <Plural value={tickets.length} other="Şimdiye kadar # bilet bulundu" />
              ) : (
                <Plural value={tickets.length} other="# biletiniz var" />
              )}
            </p>
            <TextField
              label={t`Bilet numarası ara`}
              type="search"
              inputMode="numeric"
              autoComplete="off"
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
            {found.length === 0 && !hasMore && (
              <p role="status">{t`Belirlediğiniz kriterlere göre sonuç bulunamadı.`}</p>
            )}
            {found.length > 0 && (
              <ul role="list" className={styles.list}>
                {found.map((ticket) => (
                  <TicketCard key={ticket.id} ticket={ticket} gmt={gmt} />
                ))}
              </ul>
            )}
            {!goesOn && <MoreRows pages={pages} />}
          </>
        );
      }}
    </SectionState>
  );
}

function TicketCard({ ticket, gmt }: { ticket: Ticket; gmt: string | undefined }) {
  const { t, i18n } = useLingui();
  const { ticketNumber, createdAt, type, method, amount, currency } = ticket;
  return (
    <li className={styles.ticket}>
      <strong className={styles.number}>
        <CopyableText label={t`Bilet numarası ${ticketNumber}`} text={ticketNumber} />
      </strong>
      <span className={styles.facts}>
        <time dateTime={createdAt}>
          {formatMoment(new Date(createdAt), i18n.locale, { dateStyle: "medium", timeStyle: "short" }, gmt)}
        </time>
        <span>{method ?? type}</span>
        <SignedAmount value={amount} currency={currency} />
      </span>
    </li>
  );
}

function NoTickets({ note }: { note: Elements }) {
  const { t } = useLingui();
  return (
    <>
      {note}
      <StateMessage
        kind="empty"
        title={t`Henüz biletiniz yok`}
        text={t`Çekilişe kadar aldığınız biletler burada listelenir.`}
        action={
          <Link to="/promotions" className={buttonClass("primary")}>
            <Trans>Promosyonlara git</Trans>
          </Link>
        }
      />
    </>
  );
}

const tickets = [0, 1, 2, 3];

function TicketsSkeleton() {
  return (
    <div className={styles.list}>
      {tickets.map((ticket) => (
        <Skeleton key={ticket} height="5rem" radius="var(--radius-l)" />
      ))}
    </div>
  );
}
