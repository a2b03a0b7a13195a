import { Trans } from "@lingui/react/macro";
import type { Elements } from "../../ui/elements.ts";
import { Button, buttonClass } from "../../ui/Button.tsx";
import { Link } from "../../ui/Link.tsx";
import { StateMessage, type StateMessageProps } from "../../ui/StateMessage.tsx";
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
  };

/** Shown in place of the game: what happened, with buttons to try again or to choose another game. */
export function GameProblem({ address, onRetry, first, more, ...message }: GameProblemProps) {
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
    </div>
  );
}
