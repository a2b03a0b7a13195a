import { Trans, useLingui } from "@lingui/react/macro";
import type { LeaderboardRow, Tournament } from "../../contract/cms.ts";
import { numberFormat } from "../../lib/intl.ts";
import { Amount } from "../../ui/Amount.tsx";
import { classifyTournament } from "./tournaments-queries.ts";
import styles from "./TournamentDetails.module.css";

export interface LeaderboardProps {
  rows: readonly LeaderboardRow[];
  tournament: Tournament;
  /** Milliseconds since 1970. */
  nowMs: number;
}

/** The leaderboard of a tournament, with scores and prizes. */
export function Leaderboard({ rows, tournament, nowMs }: LeaderboardProps) {
  const { t } = useLingui();
  const title = t`Sıralama`;
  return (
    <section className={styles.board} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      {rows.length > 0 ? (
        <RankTable rows={rows} currency={tournament.currency} title={title} />
      ) : (
        <p className={styles.empty}>
          {classifyTournament(tournament, nowMs) === "upcoming" ? (
            <Trans>Sıralama turnuva başlayınca görünür.</Trans>
          ) : (
            <Trans>Henüz puan alan yok.</Trans>
          )}
        </p>
      )}
    </section>
  );
}

interface RankTableProps {
  rows: readonly LeaderboardRow[];
  currency: string;
  title: string;
}

function RankTable({ rows, currency, title }: RankTableProps) {
  const { i18n } = useLingui();
  const number = numberFormat(i18n.locale, {});
  const withPrizes = rows.some(({ prize }) => prize !== undefined);
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{title}</caption>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Sıra</Trans>
          </th>
          <th scope="col">
            <Trans>Oyuncu</Trans>
          </th>
          <th scope="col" className={styles.number}>
            <Trans>Puan</Trans>
          </th>
          {withPrizes && (
            <th scope="col" className={styles.number}>
              <Trans>Ödül</Trans>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows
          .toSorted((one, other) => one.rank - other.rank)
          .map(({ rank, player, points, prize }, index) => (
            <tr key={`${rank} ${player} ${index}`}>
              <td className={rank <= 3 ? styles.podium : undefined}>{number.format(rank)}</td>
              <th scope="row">{player}</th>
              <td className={styles.number}>{number.format(points)}</td>
              {withPrizes && (
                <td className={styles.number}>{prize !== undefined && <Amount value={prize} currency={currency} />}</td>
              )}
            </tr>
          ))}
      </tbody>
    </table>
  );
}
