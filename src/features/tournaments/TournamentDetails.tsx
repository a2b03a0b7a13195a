import { Trans, useLingui } from "@lingui/react/macro";
import { useRouter } from "@tanstack/react-router";
import { Suspense, useRef, useState } from "react";
import { PageMeta } from "../../components/PageMeta.tsx";
import { MainAction } from "../../components/MainAction.tsx";
import { BackLink } from "../../components/PageFrame.tsx";
import { SafeHtml } from "../../components/SafeHtml.tsx";
import type { Tournament } from "../../contract/cms.ts";
import { Amount } from "../../ui/Amount.tsx";
import { Button, buttonClass } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { Link } from "../../ui/Link.tsx";
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
  const { id, title, leaderboard = [], games = [] } = tournament;
  const state = classifyTournament(tournament, nowMs);
  const gamesRef = useRef<HTMLDivElement>(null);
  const { isSignedIn, ids, follow } = useFollowedTournaments();
  // Only once the player has followed it, and not when they come back to it.
  const [hasFollowed, setHasFollowed] = useState(false);
  const isFollowed = ids.includes(id);
  const change = () => {
    follow(id, !isFollowed);
    setHasFollowed(!isFollowed);
  };
  const followButton = <FollowButton isFollowed={isFollowed} isMain={state === "upcoming"} onChange={change} />;
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
        {isSignedIn && state !== "concluded" && (
          <div className={`${styles.follow} ${printable.screenOnly}`}>
            {state === "active" && <div>{followButton}</div>}
            {hasFollowed && whenFollowed}
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
        <div ref={gamesRef} tabIndex={-1} className={`${styles.wide} ${styles.place} ${printable.screenOnly}`}>
          <NearSection fallback={<Skeleton height="14rem" radius="var(--radius-m)" />}>
            <TournamentGames ids={games} />
          </NearSection>
        </div>
      )}
      {state !== "concluded" && (
        <MainAction>
          {!isSignedIn ? (
            <Link to="/register" className={buttonClass("primary")}>
              <Trans>Kayıt ol</Trans>
            </Link>
          ) : state === "upcoming" ? (
            followButton
          ) : games.length > 0 ? (
            <Button
              variant="primary"
              onClick={() => {
                // The focus goes along, so that Tab continues with the games.
                gamesRef.current?.focus({ preventScroll: true });
                gamesRef.current?.scrollIntoView();
              }}
            >
              <Trans>Oyunları gör</Trans>
            </Button>
          ) : (
            <Link to="/slot" className={buttonClass("primary")}>
              <Trans>Slot oyunlarına git</Trans>
            </Link>
          )}
        </MainAction>
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

interface FollowButtonProps {
  isFollowed: boolean;
  /** Whether it is the page's main action. */
  isMain: boolean;
  onChange: () => void;
}

/** Lets a signed-in player follow a tournament, which marks it in the list. */
function FollowButton({ isFollowed, isMain, onChange }: FollowButtonProps) {
  const { t } = useLingui();
  return (
    <Button variant={isMain && !isFollowed ? "primary" : "secondary"} onClick={onChange}>
      <Icon name={isFollowed ? "check" : "trophy"} />
      <span>{isFollowed ? t`Takibi bırak` : t`Turnuvayı takip et`}</span>
    </Button>
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
