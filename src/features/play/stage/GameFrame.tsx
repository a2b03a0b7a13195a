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
