import { type ComponentType, useRef, useState } from "react";
import { showToast } from "../../../ui/toast.ts";
import type { GameMessage } from "../bridge/game-message.ts";
import { useBalanceInStep } from "../bridge/use-balance-in-step.ts";
import type { GameFacts } from "../find-game.ts";
import { originAnswers } from "../launch/origin-answers.ts";
import { useLaunch } from "../launch/use-launch.ts";
import type { PlayAddress } from "../play-address.ts";
import { GameFrame } from "./GameFrame.tsx";
import { GameProblem } from "./GameProblem.tsx";
import { LaunchFailure } from "./LaunchFailure.tsx";
import styles from "./GameStage.module.css";
import { Unanswered } from "./Unanswered.tsx";
import { Waiting } from "./Waiting.tsx";

export interface GameStageProps {
  address: PlayAddress;
  facts: GameFacts;
  name: string;
  /** Where the player deposits when the game asks for it. */
  Deposit: ComponentType<{ onClose: () => void }>;
  /** Counted from 0. Each attempt renders its own stage, by its key. */
  attempt: number;
  onReady: () => void;
  onRetry: () => void;
  onLeave: () => void;
}

/** Origins that did not seem to answer, but whose page the player wanted to see anyway. Kept for this visit. */
const shownAnyway = new Set<string>();

/** One attempt to open a game: launching, loading, shown or failed. */
export function GameStage({ address, facts, name, Deposit, attempt, onReady, onRetry, onLeave }: GameStageProps) {
  const { to, error } = useLaunch(address, attempt);
  const [ready, setReady] = useState(false);
  const [unanswered, setUnanswered] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [depositing, setDepositing] = useState(false);
  const onGameBalance = useBalanceInStep();
  const told = useRef(false);

  const becomeReady = () => {
    setReady(true);
    if (told.current) return;
    told.current = true;
    onReady();
  };
  // A game may report that it is ready. For one that does not, the frame's load event counts if the origin answers.
  // A later report is still accepted.
  const onLoad = async (origin: string) => {
    if (ready || shownAnyway.has(origin) || (await originAnswers(origin))) becomeReady();
    else setUnanswered(true);
  };
  const onMessage = (message: GameMessage) => {
    switch (message.type) {
      case "game:ready":
        return becomeReady();
      case "game:balance":
        return onGameBalance();
      case "game:deposit":
        return setDepositing(true);
      case "game:close":
        return onLeave();
      case "game:error":
        if (message.message === "") return;
        // An error in a visible game is only a toast: the game continues, or shows more itself.
        if (ready) return void showToast({ tone: "negative", text: message.message, duration: 5000 });
        return setProblem(message.message);
      case "game:busy":
      case "game:idle":
    }
  };

  const showAnyway = () => {
    if (to) shownAnyway.add(to.origin);
    becomeReady();
  };

  const ways = { address, onRetry, onLeave };
  if (error) return <LaunchFailure error={error} {...ways} />;
  if (problem !== undefined) return <GameProblem kind="error" title={problem} {...ways} />;
  return (
    <div className={styles.stage}>
      {to && (
        <GameFrame
          launch={to}
          name={name}
          ready={ready}
          onLoad={() => void onLoad(to.origin)}
          onMessage={onMessage}
        />
      )}
      {!ready && (unanswered ? <Unanswered onShow={showAnyway} {...ways} /> : <Waiting facts={facts} {...ways} />)}
      {depositing && <Deposit onClose={() => setDepositing(false)} />}
    </div>
  );
}
