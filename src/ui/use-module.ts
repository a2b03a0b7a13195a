import { useEffect, useState } from "react";

/**
 * A module that is fetched once it is wanted; undefined until it is there. What could not be fetched is tried
 * again when the network is back.
 *
 * @param load an `import()`, the same function at every render.
 */
export function useModule<Module extends object>(
  load: () => Promise<Module>,
  wanted: boolean,
): Module | undefined {
  const [module, setModule] = useState<Module>();
  const missing = wanted && !module;
  useEffect(() => {
    if (!missing) return;
    let left = false;
    const attempt = async () => {
      try {
        const loaded = await load();
        if (!left) setModule(loaded);
      } catch {
        // Nothing is lost: the player asks again, or the network comes back.
      }
    };
    const onOnline = () => void attempt();
    onOnline();
    addEventListener("online", onOnline);
    return () => {
      left = true;
      removeEventListener("online", onOnline);
    };
  }, [load, missing]);
  return module;
}
