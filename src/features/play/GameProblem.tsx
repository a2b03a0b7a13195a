import { Trans } from "@lingui/react/macro";
import { useRouter } from "@tanstack/react-router";
import { consumeReturnUrl } from "../../lib/return-url.ts";
import type { Elements } from "../../ui/elements.ts";
import { Button, buttonClass } from "../../ui/Button.tsx";
import { Link } from "../../ui/Link.tsx";
import { StateMessage, type StateMessageProps } from "../../ui/StateMessage.tsx";
import { SimilarTables } from "./SimilarTables.tsx";
import type { GameFacts } from "./find-game.ts";
import { lobbyOf, type PlayAddress } from "./play-address.ts";
import styles from "./GameStage.module.css";
import layout from "../../ui/layout.module.css";

export interface WaysOn {
  address: PlayAddress;
  onRetry: () => void;
  onLeave: () => void;
}

type GameProblemProps = Omit<WaysOn, "onLeave"> &
  Pick<StateMessageProps, "kind" | "title" | "text"> & {
    /** Replaces the button that tries again, where that would not help. */
    first?: Elements;
    /** Further actions. */
    more?: Elements;
    /** Shown below it. */
    below?: Elements;
  };

/** Shown in place of the game: what happened, with buttons to try again or to choose another game. */
export function GameProblem({ address, onRetry, first, more, below, ...message }: GameProblemProps) {
  return (
    <div className={styles.message}>
      <StateMessage
        {...message}
        action={
          <div className={`${layout.wrap} ${styles.actions}`}>
            {first ?? (
              <Button variant="primary" onClick={onRetry}>
                <Trans>Tekrar dene</Trans>
              </Button>
            )}
            <Link {...lobbyOf(address)} className={buttonClass()}>
              <Trans>Diğer oyunlar</Trans>
            </Link>
            {more}
          </div>
        }
      />
      {below}
    </div>
  );
}

/**
 * Shown in place of a live table or a virtual game that cannot start. It leads back to the stored address or home (product.md 2.5)
 * when the player has read why, and offers similar tables.
 */
export function CannotStart({ facts, ...problem }: Omit<GameProblemProps, "first" | "below"> & { facts: GameFacts }) {
  const { history } = useRouter();
  const { type, id } = problem.address;
  const isTable = type === "live";
  const leadBack = () => {
    const back = isTable ? consumeReturnUrl() : "/";
    // Do not return to the address that has just failed.
    history.replace(back === history.location.href ? "/" : back);
  };
  return (
    <GameProblem
      first={
        <Button variant="primary" onClick={leadBack}>
          {isTable ? <Trans>Geri dön</Trans> : <Trans>Ana sayfaya dön</Trans>}
        </Button>
      }
      below={isTable && <SimilarTables type={facts.game?.type} except={id} />}
      {...problem}
    />
  );
}
