import { useEffect, useState } from "react";
import { askCapabilities, capabilities, capabilitiesKnown } from "../../client/capabilities.ts";
import type { ExtensionName } from "../../contract/declaration.ts";
import { useStore } from "../../lib/use-store.ts";

/** Whether the operator has an extension of the contract; `unknown` when it could not be asked. */
export type ExtensionState = "asking" | "there" | "missing" | "unknown";

/** Asks the operator, once for all that want to know, and again when the network is back or with `askAgain`. */
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
