import { useEffect, useState } from "react";

/** Maximum number of seconds between two attempts. The pauses grow towards it. */
const longestPauseSeconds = 30;

/**
 * Returns a module that is fetched once it is wanted, and undefined until it has loaded. A failed load is repeated
 * after a pause, when the player taps something (perhaps to ask for it again), and when the network returns.
 *
 * @param load an `import()`. Must be the same function at every render.
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
    const timer = setTimeout(attempt, failures && Math.min(2 ** failures, longestPauseSeconds) * 1_000);
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
