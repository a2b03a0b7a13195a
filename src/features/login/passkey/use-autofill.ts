import { useEffect, useEffectEvent, useState } from "react";
import type { LoginRequest } from "../../../session/sign-in.ts";

/** What asks the browser. It is loaded when the player touches the page. */
export const loadAsk = () => import("./ask/ask-passkey.ts");

const signs = ["pointerdown", "keydown", "focusin"] as const;

/** Offers passkeys among the suggestions of the username field, from the first touch or key on, unless paused. */
export function useAutofill(send: (request: LoginRequest) => Promise<unknown>, isPaused: boolean): void {
  const [isTouched, setTouched] = useState(false);
  const chosen = useEffectEvent(send);
  useEffect(() => {
    const left = new AbortController();
    const { signal } = left;
    const touch = () => setTouched(true);
    for (const sign of signs) addEventListener(sign, touch, { once: true, signal });
    let stop = () => {};
    const offer = async () => {
      try {
        const { askPasskey, stopAsking } = await loadAsk();
        if (!signal.aborted) stop = stopAsking;
        const request = await askPasskey(true, signal);
        if (request && !signal.aborted) await chosen(request);
      } catch {
        // Nobody asked for it, so nothing is said. The button says what is wrong.
      }
    };
    if (isTouched && !isPaused) void offer();
    return () => {
      left.abort();
      stop();
    };
  }, [isTouched, isPaused]);
}
