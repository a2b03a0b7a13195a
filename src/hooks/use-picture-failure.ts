import { useLayoutEffect, useState } from "react";

/** Milliseconds from the first failure to the next attempt. Further pauses grow with the square of their number. */
const firstPauseMs = 5_000;

export interface PictureFailure {
  readonly failed: boolean;
  /** Grows with each attempt after a failure. A new element per attempt requests the picture again. */
  readonly attempt: number;
  readonly onError: () => void;
}

/**
 * Follows whether the picture at an address has failed to load. After a pause, and when the network returns, it no
 * longer counts as failed. A network that loses a request without going away never "returns".
 */
export function usePictureFailure(src: string): PictureFailure {
  const [failedSrc, setFailedSrc] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const failed = failedSrc === src;
  // A layout effect attaches the listener before the player sees the failure. An effect would attach it later, and could
  // miss the network's return.
  useLayoutEffect(() => {
    if (!failed) return;
    const retry = () => {
      setFailedSrc(undefined);
      setAttempt(attempt + 1);
    };
    const timer = setTimeout(retry, (attempt + 1) ** 2 * firstPauseMs);
    addEventListener("online", retry);
    return () => {
      clearTimeout(timer);
      removeEventListener("online", retry);
    };
  }, [failed, attempt]);
  return { failed, attempt, onError: () => setFailedSrc(src) };
}
