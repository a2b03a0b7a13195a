import { type RefCallback, useEffect, useState } from "react";

export interface FullScreen {
  /** The game has the whole viewport; where the browser can, the whole screen. */
  readonly on: boolean;
  /** For the button that stands in the other's place once one of them was pressed: it takes the focus that went with it. */
  readonly buttonRef: RefCallback<HTMLButtonElement> | undefined;
  readonly enter: () => void;
  readonly exit: () => void;
}

/**
 * The game alone. By the Fullscreen API where a page has it; elsewhere (iPhones) the game fills the viewport
 * and nothing more is needed of the browser. The document is what goes full screen, so that dialogs and
 * toasts stay in sight.
 */
export function useFullScreen(): FullScreen {
  /** Undefined until the player, or the browser, has changed it. */
  const [on, setOn] = useState<boolean>();
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
    on: on === true,
    buttonRef: on === undefined ? undefined : focusIfLost,
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

/** Not out of the game, which may have it. */
function focusIfLost(button: HTMLButtonElement | null): void {
  if (document.activeElement === document.body) button?.focus({ preventScroll: true });
}

function leaveFullScreen(): void {
  if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined);
}
