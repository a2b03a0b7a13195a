import { Trans } from "@lingui/react/macro";
import type { Tournament } from "../../contract/cms.ts";
import { Amount } from "../../ui/Amount.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { Picture } from "../../ui/Picture.tsx";
import { Link } from "../../ui/Link.tsx";
import card from "../../ui/card.module.css";
import { TimeLeft } from "./TimeLeft.tsx";
import styles from "./TournamentCard.module.css";

export interface TournamentCardProps {
  tournament: Tournament;
  /** Milliseconds since 1970. */
  nowMs: number;
}

/** A tournament as a card, with its prize pool and the time until it begins or ends. */
export function TournamentCard({ tournament, nowMs }: TournamentCardProps) {
  const { id, title, image, prizePool, currency } = tournament;
  return (
    <Link to="/tournaments" search={{ id }} className={card.card}>
      <Picture src={image} alt="" ratio="16 / 9" />
      <span className={card.words}>
        <span className={card.title}>{title}</span>
        <span className={styles.prize}>
          <Icon name="trophy" />
          <span className={styles.label}>
            <Trans>Ödül havuzu</Trans>
          </span>
          <Amount value={prizePool} currency={currency} />
        </span>
        <span className={card.note}>
          <TimeLeft period={tournament} nowMs={nowMs} />
        </span>
      </span>
    </Link>
  );
}
