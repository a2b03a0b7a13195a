import { useEffect, useState } from "react";
import { askCapabilities, capabilities, capabilitiesKnown } from "./capabilities.ts";
import type { ExtensionName } from "../contract/declaration.ts";
import { useStore } from "../lib/use-store.ts";

/** Whether the operator supports an extension of the contract; `unknown` if the question could not be answered. */
export type ExtensionState = "asking" | "there" | "missing" | "unknown";

/** Asks for the operator's extensions once for all components, and again after a reconnect or by `askAgain`. */
export function useExtension(name: ExtensionName) {
  const isKnown = useStore(capabilitiesKnown);
  const isThere = useStore(capabilities).has(name);
  const [failed, setFailed] = useState(false);
  const askAgain = async () => {
    setFailed(false);
    await askCapabilities();
    setFailed(!capabilitiesKnown.get());
  };
  useEffect(() => {
    if (isKnown) return;
    const ask = () => void askAgain();
    ask();
    window.addEventListener("online", ask);
    return () => window.removeEventListener("online", ask);
  }, [isKnown]);

  const unanswered: ExtensionState = failed ? "unknown" : "asking";
  const answer: ExtensionState = isThere ? "there" : "missing";
  return { state: isKnown ? answer : unanswered, askAgain };
}
