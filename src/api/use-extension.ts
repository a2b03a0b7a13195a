import { useEffect, useState } from "react";
import { fetchCapabilities, capabilities, capabilitiesKnown } from "./capabilities.ts";
import type { ExtensionName } from "../contract/declaration.ts";
import { useStore } from "../hooks/use-store.ts";
import { withJitter } from "./retry.ts";

/** Whether the operator supports an extension of the contract; `unknown` if the question could not be answered. */
export type ExtensionState = "asking" | "there" | "missing" | "unknown";

/**
 * Asks for the operator's extensions once for all components. Without an answer it asks again after a reconnect, by
 * `refetchQuery`, and every 20 to 35 s, because the browser does not notice every failure of the network.
 */
export function useExtension(name: ExtensionName) {
  const isKnown = useStore(capabilitiesKnown);
  const isThere = useStore(capabilities).has(name);
  const [failed, setFailed] = useState(false);
  const refetchQuery = async () => {
    setFailed(false);
    await fetchCapabilities();
    setFailed(!capabilitiesKnown.get());
  };
  useEffect(() => {
    if (isKnown) return;
    const refetch = () => void refetchQuery();
    refetch();
    window.addEventListener("online", refetch);
    const stop = pollCapabilities();
    return () => {
      window.removeEventListener("online", refetch);
      stop();
    };
  }, [isKnown]);

  const unanswered: ExtensionState = failed ? "unknown" : "asking";
  const answer: ExtensionState = isThere ? "there" : "missing";
  return { state: isKnown ? answer : unanswered, refetchQuery };
}

let waiting = 0;
let timer: ReturnType<typeof setInterval> | undefined;

/** All components that wait for the answer share one timer. */
function pollCapabilities(): () => void {
  waiting += 1;
  timer ??= setInterval(() => void fetchCapabilities(), withJitter(20_000));
  return () => {
    waiting -= 1;
    if (waiting > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}
