import { useRef } from "react";
import { useStore } from "../../../lib/use-store.ts";
import { theme } from "../../../session/preferences.ts";
import type { GameMessage } from "../bridge/game-message.ts";
import { useGameBridge } from "../bridge/use-game-bridge.ts";
import type { LaunchUrl } from "../launch/launch-url.ts";
import styles from "./GameStage.module.css";

export interface GameFrameProps {
  launch: LaunchUrl;
  name: string;
  /** Until then something stands in front of it. */
  ready: boolean;
  onLoad: () => void;
  onMessage: (message: GameMessage) => void;
}

/**
 * The game's page. Scripts under its own origin, which is never ours (`readLaunchUrl`), and forms are what
 * games need; it opens no windows, does not lead the site away and downloads nothing. The frame's name tells the game
 * the site's theme: in WebKit, `prefers-color-scheme` in a frame follows the device instead.
 */
export function GameFrame({ launch, name, ready, onLoad, onMessage }: GameFrameProps) {
  const ref = useRef<HTMLIFrameElement>(null);
  useGameBridge(ref, launch.origin, onMessage);
  return (
    <iframe
      ref={ref}
      name={`theme-${useStore(theme)}`}
      className={styles.frame}
      title={name}
      src={launch.href}
      // oxlint-disable-next-line react/iframe-missing-sandbox -- both at once undo it for our own origin, which this never is
      sandbox="allow-scripts allow-same-origin allow-forms"
      allow="autoplay; fullscreen"
      referrerPolicy="strict-origin"
      inert={!ready}
      onLoad={onLoad}
    />
  );
}
