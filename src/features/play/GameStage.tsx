import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import { useStore } from "../../hooks/use-store.ts";
import { theme } from "../../ui/preferences.ts";
import { Button } from "../../ui/Button.tsx";
import { Picture } from "../../ui/Picture.tsx";
import { sentenceMs, showToast } from "../../ui/toast.ts";
import { inWidths, tableSizes } from "../games/in-widths.ts";
import { GameProblem, type WaysOn } from "./GameProblem.tsx";
import { LaunchFailure } from "./LaunchFailure.tsx";
import type { GameFacts } from "./find-game.ts";
import type { GameMessage } from "./game-message.ts";
import type { LaunchUrl } from "./launch-url.ts";
import type { PlayAddress } from "./play-address.ts";
import { useBalanceInStep, useGameBridge } from "./use-game-bridge.ts";
import { useLaunch } from "./use-launch.ts";
import styles from "./GameStage.module.css";

export interface GameStageProps {
  address: PlayAddress;
  facts: GameFacts;
  name: string;
  /** Counted from 0. Each attempt renders its own stage, by its key. */
  attempt: number;
  onReady: () => void;
  /** Called when the game asks for a deposit. */
  onDeposit: () => void;
  onRetry: () => void;
  onLeave: () => void;
}

/** Origins that did not seem to answer, but whose page the player wanted to see anyway. Kept for this visit. */
const shownAnyway = new Set<string>();

/** One attempt to open a game: launching, loading, shown or failed. */
export function GameStage({ address, facts, name, attempt, onReady, onDeposit, onRetry, onLeave }: GameStageProps) {
  const { to, error } = useLaunch(address, attempt);
  const [ready, setReady] = useState(false);
  const [unanswered, setUnanswered] = useState(false);
  const [problem, setProblem] = useState<string>();
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
        return onDeposit();
      case "game:close":
        return onLeave();
      case "game:error":
        if (message.message === "") return;
        // An error in a visible game is only a toast: the game continues, or shows more itself.
        if (ready) return void showToast({ tone: "negative", text: message.message, durationMs: sentenceMs });
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
  if (error) return <LaunchFailure error={error} facts={facts} {...ways} />;
  if (problem !== undefined) return <GameProblem kind="error" title={problem} {...ways} />;
  return (
    <div className={styles.stage}>
      {to && (
        <GameFrame launch={to} name={name} ready={ready} onLoad={() => void onLoad(to.origin)} onMessage={onMessage} />
      )}
      {!ready && (unanswered ? <Unanswered onShow={showAnyway} {...ways} /> : <Waiting facts={facts} {...ways} />)}
    </div>
  );
}

/**
 * Shown in front of a frame that has loaded although its origin does not answer: usually it holds the browser's error
 * page. Some origins answer nothing but games and look the same, so the player may show the frame anyway.
 */
function Unanswered({ onShow, ...ways }: WaysOn & { onShow: () => void }) {
  const { t } = useLingui();
  return (
    <div className={styles.cover}>
      <GameProblem
        kind="error"
        title={t`Sağlayıcıya Ulaşılamıyor`}
        text={t`Birazdan tekrar deneyin veya başka bir oyun seçin.`}
        more={
          <Button variant="quiet" onClick={onShow}>
            <Trans>Yine de göster</Trans>
          </Button>
        }
        {...ways}
      />
    </div>
  );
}

interface GameFrameProps {
  launch: LaunchUrl;
  name: string;
  /** False while something is shown in front of the game. */
  ready: boolean;
  onLoad: () => void;
  onMessage: (message: GameMessage) => void;
}

/**
 * The frame with the game's page. Games need forms, and scripts with access to their own origin, which is never the
 * site's (`readLaunchUrl`). The sandbox forbids windows, navigation of the site and downloads. The frame's name tells
 * the game the site's theme, because in WebKit `prefers-color-scheme` follows the device inside a frame.
 */
function GameFrame({ launch, name, ready, onLoad, onMessage }: GameFrameProps) {
  const ref = useRef<HTMLIFrameElement>(null);
  useGameBridge(ref, launch.origin, onMessage);
  return (
    <iframe
      ref={ref}
      name={`theme-${useStore(theme)}`}
      className={styles.frame}
      title={name}
      src={launch.href}
      // oxlint-disable-next-line react/iframe-missing-sandbox -- together they would disable the sandbox for a page of our own origin, which `readLaunchUrl` refuses
      sandbox="allow-scripts allow-same-origin allow-forms"
      allow="autoplay; fullscreen"
      referrerPolicy="strict-origin"
      inert={!ready}
      onLoad={onLoad}
    />
  );
}

/**
 * Returns whether a game's origin answers at all. A frame's `load` event also fires for the browser's own error page,
 * and nothing else distinguishes that page from a game that sends no messages. Any answer counts and is not read. The
 * launch URL itself is not requested, because many can be used only once. An origin whose root sends
 * `Cross-Origin-Resource-Policy: same-origin` seems not to answer (docs/deploying.md).
 */
async function originAnswers(origin: string): Promise<boolean> {
  try {
    await fetch(origin, {
      method: "HEAD",
      mode: "no-cors",
      credentials: "omit",
      cache: "no-store",
      referrerPolicy: "no-referrer",
    });
    return true;
  } catch {
    return false;
  }
}

/** How long the player waits for a game before a retry is offered, in milliseconds. */
const patienceMs = 25_000;

/** Shown in front of a game that is loading. A game that appears after the offer to retry is still shown. */
function Waiting({ facts, ...ways }: WaysOn & { facts: GameFacts }) {
  const { t } = useLingui();
  const [late, setLate] = useState(false);
  // The same sizes as in the tile, so that the cached file is used.
  const sizes = facts.game && "tableID" in facts.game ? tableSizes : undefined;
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), patienceMs);
    return () => clearTimeout(timer);
  }, []);
  if (late) {
    return (
      <div className={styles.cover}>
        <GameProblem
          kind="error"
          title={t`Oyunun açılması beklenenden uzun sürdü`}
          text={t`Sağlayıcı yanıt vermiyor olabilir. Tekrar deneyin veya başka bir oyun seçin.`}
          {...ways}
        />
      </div>
    );
  }
  return (
    <div className={styles.cover}>
      <div className={styles.waiting}>
        <span className={styles.art}>
          {facts.image && <Picture {...inWidths(facts.image, sizes)} alt="" ratio="3 / 4" />}
        </span>
        <p role="status">
          <Trans>Oyun açılıyor…</Trans>
        </p>
        <span className={styles.progress} aria-hidden="true" />
      </div>
    </div>
  );
}
