import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { Tournament } from "../../../contract/cms.ts";
import { StateMessage } from "../../../ui/StateMessage.tsx";
import { useKeptPlace } from "../../../session/use-kept-place.ts";
import { tournamentsByState } from "./by-state.ts";
import type { TournamentState } from "../classify.ts";
import { TournamentCard } from "../TournamentCard.tsx";
import styles from "./TournamentList.module.css";

const states: readonly TournamentState[] = ["active", "upcoming", "concluded"];

export interface TournamentListProps {
  items: readonly Tournament[];
  /** Milliseconds since 1970. */
  now: number;
  /** Tells how old the list is, when it is not current. */
  note: ReactNode;
}

/** The tournaments by state: active, upcoming, concluded. A state without tournaments is left out. */
export function TournamentList({ items, now, note }: TournamentListProps) {
  const { t } = useLingui();
  useKeptPlace();
  const titles: Readonly<Record<TournamentState, string>> = {
    active: t`Süren turnuvalar`,
    upcoming: t`Yaklaşan turnuvalar`,
    concluded: t`Biten turnuvalar`,
  };
  const byState = tournamentsByState(items, now);
  return (
    <>
      {note}
      {byState.active.length === 0 && (
        <StateMessage
          kind="empty"
          title={t`Şu anda süren turnuva yok`}
          text={
            byState.upcoming.length > 0
              ? t`Sıradakiler aşağıda: başladıklarında buraya geçerler.`
              : t`Yenileri duyurulduğunda bu sayfada görünür.`
          }
        />
      )}
      {states
        .filter((state) => byState[state].length > 0)
        .map((state) => (
          <section key={state} aria-label={titles[state]}>
            <h2 className={styles.title}>{titles[state]}</h2>
            <ul role="list" className={styles.cards} data-over={state === "concluded" || undefined}>
              {byState[state].map((tournament) => (
                <li key={tournament.id}>
                  <TournamentCard tournament={tournament} now={now} />
                </li>
              ))}
            </ul>
          </section>
        ))}
    </>
  );
}
