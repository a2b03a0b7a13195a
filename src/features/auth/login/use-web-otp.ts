import { useEffect, useEffectEvent } from "react";

/** The platform's reader of one-time codes (WebOTP), which TypeScript's DOM does not know. */
interface OtpRequest extends CredentialRequestOptions {
  readonly otp: { readonly transport: readonly ["sms"] };
}

/**
 * Has the phone read the code out of the SMS, where it can and the player agrees; ended when the step is.
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
        // Refused, or the step is over: the code is typed by hand.
      }
    };
    void wait();
    return () => ended.abort();
  }, [until]);
}
