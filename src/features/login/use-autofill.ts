import { useEffect, useEffectEvent } from "react";
import { choosePasskey } from "../../session/choose-passkey.ts";
import type { LoginRequest } from "../../session/sign-in.ts";
import { loginWith } from "./login-with.ts";

/** Offers passkeys among the suggestions of the username field, unless paused. */
export function useAutofill(send: (request: LoginRequest) => Promise<unknown>, isPaused: boolean): void {
  const chosen = useEffectEvent(send);
  useEffect(() => {
    if (isPaused) return;
    const left = new AbortController();
    const { signal } = left;
    const offer = async () => {
      try {
        const credential = await choosePasskey(true, signal);
        if (credential && !signal.aborted) await chosen(loginWith(credential));
      } catch {
        // The player did not start it, so errors are not shown. The button shows them.
      }
    };
    void offer();
    return () => left.abort();
  }, [isPaused]);
}
