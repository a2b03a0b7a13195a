import { useEffect, useEffectEvent } from "react";
import type { LoginRequest } from "../../../session/sign-in.ts";
import { askPasskey, stopAsking } from "./ask-passkey.ts";

/** Offers passkeys among the suggestions of the username field, unless paused. */
export function useAutofill(send: (request: LoginRequest) => Promise<unknown>, isPaused: boolean): void {
  const chosen = useEffectEvent(send);
  useEffect(() => {
    if (isPaused) return;
    const left = new AbortController();
    const { signal } = left;
    const offer = async () => {
      try {
        const request = await askPasskey(true, signal);
        if (request && !signal.aborted) await chosen(request);
      } catch {
        // The player did not start it, so errors are not shown. The button shows them.
      }
    };
    void offer();
    return () => {
      left.abort();
      stopAsking();
    };
  }, [isPaused]);
}
