import { useEffect, useState } from "react";

/** True while this tab may show something that must be shown in one tab at a time. The others wait their turn. */
export function useTurn(name: string, wanted: boolean): boolean {
  const [hasTurn, setHasTurn] = useState(false);
  useEffect(() => {
    if (!wanted) return;
    const { locks }: { readonly locks?: LockManager } = navigator;
    const given = new AbortController();
    let release: (() => void) | undefined;
    const isOver = new Promise<void>((resolve) => (release = resolve));
    const take = () => {
      if (!given.signal.aborted) setHasTurn(true);
      return isOver;
    };
    // Web Locks exist in secure contexts only. Elsewhere each tab shows it.
    if (locks) void locks.request(name, { signal: given.signal }, take).catch(() => undefined);
    else void take();
    return () => {
      given.abort();
      release?.();
      setHasTurn(false);
    };
  }, [name, wanted]);
  return wanted && hasTurn;
}
