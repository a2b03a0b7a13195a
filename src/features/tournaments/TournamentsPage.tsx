import { Trans, useLingui } from "@lingui/react/macro";
import { useRead } from "../../api/use-read.ts";
import { ListPage } from "../../components/ListPage.tsx";
import type { Tournament } from "../../contract/cms.ts";
import { useNow } from "../../hooks/use-now.ts";
import { Badge } from "../../ui/Badge.tsx";
import { buttonClass } from "../../ui/Button.tsx";
import { CardGrid, CardGridSkeleton } from "../../ui/CardGrid.tsx";
import { Link } from "../../ui/Link.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { StateMessage } from "../../ui/StateMessage.tsx";
import type { Elements } from "../../ui/elements.ts";
import { TournamentCard } from "./TournamentCard.tsx";
import { TournamentDetails, TournamentDetailsSkeleton } from "./TournamentDetails.tsx";
import { tournamentsByState } from "./by-state.ts";
import { useFollowedTournaments } from "./followed-tournaments.ts";
import { tournaments, type TournamentState } from "./tournaments-queries.ts";
import type { TournamentsSearch } from "./tournaments-search.ts";
import styles from "./TournamentList.module.css";

export interface TournamentsPageProps extends TournamentsSearch {
  /** Shown below a tournament once the player has followed it. */
  whenFollowed?: Elements;
}

/** All tournaments by state, or the one that the address names. */
export function TournamentsPage({ id, whenFollowed }: TournamentsPageProps) {
  const { t } = useLingui();
  const nowMs = useNow();
  const read = useRead(tournaments());
  return (
    <ListPage
      read={read}
      name={t`Turnuvalar`}
      description={t`Devam eden, yaklaşan ve biten turnuvalar: ödül havuzu, sıralama ve oyunlarıyla.`}
      path="/tournaments"
      listTitle={t`Turnuva listesi`}
      one={id !== undefined}
      wanted={read.rows.find((item) => item.id === id)}
      skeletons={{ list: <TournamentListSkeleton />, details: <TournamentDetailsSkeleton /> }}
      renderDetails={(tournament, note) => (
        <TournamentDetails
          key={tournament.id}
          tournament={tournament}
          nowMs={nowMs}
          note={note}
          whenFollowed={whenFollowed}
        />
      )}
      gone={<TournamentGone />}
      renderList={(items, note) => <TournamentList items={items} nowMs={nowMs} note={note} />}
    />
  );
}

/** Shown when the address names a tournament that the operator has removed. */
function TournamentGone() {
  const { t } = useLingui();
  return (
    <StateMessage
      kind="empty"
      title={t`Bu turnuva artık yok`}
      text={t`Devam eden turnuvalara göz atabilirsiniz.`}
      action={
        <Link to="/tournaments" className={buttonClass("primary")}>
          {t`Tüm turnuvalar`}
        </Link>
      }
    />
  );
}

const states: readonly TournamentState[] = ["active", "upcoming", "concluded"];

interface TournamentListProps {
  items: readonly Tournament[];
  /** Milliseconds since 1970. */
  nowMs: number;
  /** Tells how old the list is, when it is not current. */
  note: Elements;
}

/** The tournaments by state: active, upcoming, concluded. A state without tournaments is left out. */
function TournamentList({ items, nowMs, note }: TournamentListProps) {
  const { t } = useLingui();
  const titles: Readonly<Record<TournamentState, string>> = {
    active: t`Devam eden turnuvalar`,
    upcoming: t`Yaklaşan turnuvalar`,
    concluded: t`Biten turnuvalar`,
  };
  const followed = useFollowedTournaments().ids;
  const byState = tournamentsByState(items, nowMs);
  return (
    <>
      {note}
      {byState.active.length === 0 && (
        <StateMessage
          kind="empty"
          title={t`Şu anda devam eden turnuva yok`}
          text={
            byState.upcoming.length > 0
              ? t`Yaklaşanlar aşağıda; başlayınca burada görünür.`
              : t`Yenileri duyurulduğunda bu sayfada görünür.`
          }
          action={
            <Link to="/promotions" className={buttonClass()}>
              {t`Promosyonlara git`}
            </Link>
          }
        />
      )}
      {states
        .filter((state) => byState[state].length > 0)
        .map((state) => (
          <section key={state} aria-label={titles[state]} className={state === "concluded" ? styles.over : undefined}>
            <h2 className={styles.title}>{titles[state]}</h2>
            <CardGrid>
              {byState[state].map((tournament) => (
                <li key={tournament.id} className={styles.place}>
                  <TournamentCard tournament={tournament} nowMs={nowMs} />
                  {followed.includes(tournament.id) && (
                    <span className={styles.followed}>
                      <Badge tone="live">
                        <Trans>Takip ediyorsunuz</Trans>
                      </Badge>
                    </span>
                  )}
                </li>
              ))}
            </CardGrid>
          </section>
        ))}
    </>
  );
}

/** The placeholder for tournaments that are loading. */
function TournamentListSkeleton() {
  return (
    <div>
      <div className={styles.title}>
        <Skeleton width="14rem" height="calc(var(--text-xl) * var(--leading-tight))" />
      </div>
      <CardGridSkeleton />
    </div>
  );
}
