import { type RefCallback, useEffect, useState } from "react";

export interface FullScreen {
  /** True while the game fills the viewport, or the whole screen where the browser supports it. */
  readonly on: boolean;
  /** For the two buttons that enter and leave. The button that replaces the pressed one receives the lost focus. */
  readonly buttonRef: RefCallback<HTMLButtonElement> | undefined;
  readonly enter: () => void;
  readonly exit: () => void;
}

/**
 * Full-screen mode for a game. It uses the Fullscreen API where pages have it. Elsewhere (iPhones) the game only fills
 * the viewport. The document element goes full screen, so that dialogs and toasts remain visible.
 */
export function useFullScreen(): FullScreen {
  /** Undefined until the player or the browser has changed it. */
  const [on, setOn] = useState<boolean>();
  useEffect(() => {
    // The browser leaves full screen by itself on Escape or a swipe.
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

/** Moves the focus only if it was lost: the game may have it. */
function focusIfLost(button: HTMLButtonElement | null): void {
  if (document.activeElement === document.body) button?.focus({ preventScroll: true });
}

function leaveFullScreen(): void {
  if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined);
}

/** Keeps the screen on while a game is open, because a round may take minutes without a touch. */
export function useWakeLock(): void {
  useEffect(() => {
    let held: WakeLockSentinel | undefined;
    let left = false;
    const { wakeLock }: { wakeLock?: WakeLock } = navigator;
    const hold = async () => {
      // The browser releases the lock whenever the page is hidden.
      if (!wakeLock || document.visibilityState !== "visible") return;
      try {
        const lock = await wakeLock.request("screen");
        if (left) void lock.release();
        else held = lock;
      } catch {
        // The browser may refuse, for example on low battery. The game works without it.
      }
    };
    const onVisibility = () => void hold();
    onVisibility();
    document.addEventListener("visibilitychange", onVisibility);
    return () => {
      left = true;
      document.removeEventListener("visibilitychange", onVisibility);
      void held?.release();
    };
  }, []);
}
