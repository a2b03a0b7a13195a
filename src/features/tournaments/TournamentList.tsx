import { Trans, useLingui } from "@lingui/react/macro";
import type { Elements } from "../../ui/elements.ts";
import type { Tournament } from "../../contract/cms.ts";
import { Badge } from "../../ui/Badge.tsx";
import { CardGrid, CardGridSkeleton } from "../../ui/CardGrid.tsx";
import { StateMessage } from "../../ui/StateMessage.tsx";
import type { TournamentState } from "./tournaments-queries.ts";
import { TournamentCard } from "./TournamentCard.tsx";
import { tournamentsByState } from "./by-state.ts";
import { useFollowedTournaments } from "./followed-tournaments.ts";
import styles from "./TournamentList.module.css";
import { Skeleton } from "../../ui/Skeleton.tsx";

const states: readonly TournamentState[] = ["active", "upcoming", "concluded"];

export interface TournamentListProps {
  items: readonly Tournament[];
  /** Milliseconds since 1970. */
  nowMs: number;
  /** Tells how old the list is, when it is not current. */
  note: Elements;
}

/** The tournaments by state: active, upcoming, concluded. A state without tournaments is left out. */
export function TournamentList({ items, nowMs, note }: TournamentListProps) {
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
export function TournamentListSkeleton() {
  return (
    <div>
      <div className={styles.title}>
        <Skeleton width="14rem" height="calc(var(--text-xl) * var(--leading-tight))" />
      </div>
      <CardGridSkeleton />
    </div>
  );
}
