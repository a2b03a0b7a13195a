import { useEffect, useState } from "react";

/** Seconds at most between two attempts; the pauses grow towards it. */
const longestPause = 30;

/**
 * A module that is fetched once it is wanted; undefined until it is there. What could not be fetched is tried again
 * after a pause, when the player taps something, which may be to ask for it again, and when the network is back.
 *
 * @param load an `import()`, the same function at every render.
 */
export function useModule<Module extends object>(
  load: () => Promise<Module>,
  wanted: boolean,
): Module | undefined {
  const [module, setModule] = useState<Module>();
  const [failures, setFailures] = useState(0);
  const missing = wanted && !module;
  useEffect(() => {
    if (!missing) return;
    const attempt = () => void load().then(setModule, () => setFailures((count) => count + 1));
    const timer = setTimeout(attempt, failures && Math.min(2 ** failures, longestPause) * 1_000);
    addEventListener("online", attempt);
    addEventListener("click", attempt);
    return () => {
      clearTimeout(timer);
      removeEventListener("online", attempt);
      removeEventListener("click", attempt);
    };
  }, [load, missing, failures]);
  return module;
}
