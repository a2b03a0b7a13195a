import { useEffect, useEffectEvent } from "react";

/** The request of the WebOTP API, which TypeScript's DOM types lack. */
interface OtpRequest extends CredentialRequestOptions {
  readonly otp: { readonly transport: readonly ["sms"] };
}

/**
 * Reads the code from the SMS where the browser supports WebOTP and the player agrees. Stops on unmount.
 *
 * @param until changes with every SMS that is sent; 0 before the first one.
 */
export function useWebOtp(until: number, onCode: (code: string) => void): void {
  const found = useEffectEvent(onCode);
  useEffect(() => {
    if (!until || !("OTPCredential" in window)) return;
    const ended = new AbortController();
    const request: OtpRequest = { otp: { transport: ["sms"] }, signal: ended.signal };
    const wait = async () => {
      try {
        const credential = (await navigator.credentials.get(request)) as { readonly code?: string } | null;
        if (credential?.code) found(credential.code);
      } catch {
        // The player refused, or the step has ended. The code can still be typed.
      }
    };
    void wait();
    return () => ended.abort();
  }, [until]);
}
