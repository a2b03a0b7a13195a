import { useEffect } from "react";

/** Keeps the screen on while a game is open, because a round may take minutes without a touch. */
export function useKeepAwake(): void {
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
