import { Trans, useLingui } from "@lingui/react/macro";
import { useRouter } from "@tanstack/react-router";
import { Suspense, useState } from "react";
import { PageMeta } from "../../components/PageMeta.tsx";
import { BackLink } from "../../components/PageFrame.tsx";
import { SafeHtml } from "../../components/SafeHtml.tsx";
import type { Tournament } from "../../contract/cms.ts";
import { Amount } from "../../ui/Amount.tsx";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { NearSection } from "../../ui/NearSection.tsx";
import { Picture } from "../../ui/Picture.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import type { Elements } from "../../ui/elements.ts";
import { Leaderboard } from "./Leaderboard.tsx";
import { endText, startText } from "./moment-text.ts";
import { TimeLeft } from "./TimeLeft.tsx";
import { TournamentGames } from "./TournamentGames.tsx";
import { useFollowedTournaments } from "./followed-tournaments.ts";
import { classifyTournament } from "./tournaments-queries.ts";
import details from "../../ui/details.module.css";
import printable from "../../ui/printable.module.css";
import styles from "./TournamentDetails.module.css";
import layout from "../../ui/layout.module.css";

export interface TournamentDetailsProps {
  tournament: Tournament;
  /** Milliseconds since 1970. */
  nowMs: number;
  /** Tells how old the data are, when they are not current. */
  note: Elements;
  /** Shown once the player has followed the tournament. */
  whenFollowed: Elements;
}

/** A tournament with its prizes, dates, rules, leaderboard and games. */
export function TournamentDetails({ tournament, nowMs, note, whenFollowed }: TournamentDetailsProps) {
  const { t } = useLingui();
  const { title, leaderboard = [], games = [] } = tournament;
  return (
    <article className={`${layout.stack5} ${styles.tournament}`}>
      <PageMeta
        title={title}
        description={t`${title}: ödül havuzu, tarihler, kurallar ve sıralama.`}
        path={useRouter().buildLocation({ to: "/tournaments", search: { id: tournament.id } }).href}
      />
      <BackLink page={{ to: "/tournaments" }}>
        <Trans>Tüm turnuvalar</Trans>
      </BackLink>
      <div className={`${layout.stack4} ${styles.main}`}>
        <div className={`${details.picture} ${printable.screenOnly}`}>
          <Picture src={tournament.image} alt="" ratio="16 / 9" priority />
        </div>
        <h1>{title}</h1>
        {note}
        <TournamentFacts tournament={tournament} nowMs={nowMs} />
        {classifyTournament(tournament, nowMs) !== "concluded" && (
          <div className={`${styles.follow} ${printable.screenOnly}`}>
            <FollowTournament id={tournament.id} whenFollowed={whenFollowed} />
          </div>
        )}
        <h2>
          <Trans>Ayrıntılar</Trans>
        </h2>
        <Suspense fallback={<Skeleton height="16rem" radius="var(--radius-m)" />}>
          <SafeHtml html={tournament.Text} />
        </Suspense>
      </div>
      <div className={styles.side}>
        <Leaderboard rows={leaderboard} tournament={tournament} nowMs={nowMs} />
      </div>
      {games.length > 0 && (
        <div className={`${styles.wide} ${printable.screenOnly}`}>
          <NearSection fallback={<Skeleton height="14rem" radius="var(--radius-m)" />}>
            <TournamentGames ids={games} />
          </NearSection>
        </div>
      )}
    </article>
  );
}

/** The placeholder for a tournament that is loading. */
export function TournamentDetailsSkeleton() {
  return (
    <div className={`${layout.stack5} ${styles.tournament}`}>
      <span className={details.back}>
        <Skeleton width="10rem" />
      </span>
      <div className={`${layout.stack4} ${styles.main}`}>
        <span className={details.picture} style={{ aspectRatio: "16 / 9" }}>
          <Skeleton height="100%" />
        </span>
        <Skeleton width="60%" height="2.25rem" />
        <Skeleton height="8rem" radius="var(--radius-l)" />
      </div>
      <div className={styles.side}>
        <Skeleton height="24rem" radius="var(--radius-l)" />
      </div>
    </div>
  );
}

interface FollowTournamentProps {
  id: string;
  /** Shown once the player has followed the tournament, but not when they come back to it. */
  whenFollowed: Elements;
}

/** Lets a signed-in player follow a tournament, which marks it in the list. */
function FollowTournament({ id, whenFollowed }: FollowTournamentProps) {
  const { t } = useLingui();
  const { isSignedIn, ids, follow } = useFollowedTournaments();
  const [hasFollowed, setHasFollowed] = useState(false);
  if (!isSignedIn) return null;
  const isFollowed = ids.includes(id);
  const change = () => {
    follow(id, !isFollowed);
    setHasFollowed(!isFollowed);
  };
  return (
    <>
      <div>
        <Button onClick={change}>
          <Icon name={isFollowed ? "check" : "trophy"} />
          <span>{isFollowed ? t`Takibi bırak` : t`Turnuvayı takip et`}</span>
        </Button>
      </div>
      {hasFollowed && whenFollowed}
    </>
  );
}

/** The prize pool, state and dates of a tournament. */
function TournamentFacts({ tournament, nowMs }: { tournament: Tournament; nowMs: number }) {
  const { i18n } = useLingui();
  const begin = startText(tournament, i18n.locale);
  const end = endText(tournament, i18n.locale);
  return (
    <dl className={styles.facts}>
      <div>
        <dt>
          <Trans>Ödül havuzu</Trans>
        </dt>
        <dd className={styles.prize}>
          <Amount value={tournament.prizePool} currency={tournament.currency} />
        </dd>
      </div>
      <div>
        <dt>
          <Trans>Durum</Trans>
        </dt>
        <dd>
          <TimeLeft period={tournament} nowMs={nowMs} />
        </dd>
      </div>
      {begin && (
        <div>
          <dt>
            <Trans>Başlangıç</Trans>
          </dt>
          <dd>{begin}</dd>
        </div>
      )}
      {end && (
        <div>
          <dt>
            <Trans>Bitiş</Trans>
          </dt>
          <dd>{end}</dd>
        </div>
      )}
    </dl>
  );
}
