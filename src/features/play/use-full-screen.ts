import { useEffect, useState } from "react";

export interface FullScreen {
  /** The game has the whole viewport; where the browser can, the whole screen. */
  readonly on: boolean;
  readonly enter: () => void;
  readonly exit: () => void;
}

/**
 * The game alone. By the Fullscreen API where a page has it; elsewhere (iPhones) the game fills the viewport
 * and nothing more is needed of the browser. The document is what goes full screen, so that dialogs and
 * toasts stay in sight.
 */
export function useFullScreen(): FullScreen {
  const [on, setOn] = useState(false);
  useEffect(() => {
    // Left by the browser's own ways: Escape, a swipe.
    const onChange = () => setOn(document.fullscreenElement !== null);
    document.addEventListener("fullscreenchange", onChange);
    return () => {
      document.removeEventListener("fullscreenchange", onChange);
      leaveFullScreen();
    };
  }, []);
  return {
    on,
    enter: () => {
      setOn(true);
      const root: { requestFullscreen?: Element["requestFullscreen"] } = document.documentElement;
      root.requestFullscreen?.({ navigationUI: "hide" }).catch(() => undefined);
    },
    exit: () => {
      setOn(false);
      leaveFullScreen();
    },
  };
}

function leaveFullScreen(): void {
  if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined);
}
