import { startAuthentication, WebAuthnAbortService } from "@simplewebauthn/browser";
import { call } from "../../../client/call.ts";
import type { RequestOf } from "../../../contract/declaration.ts";
import { userPasskeyLogin, userPasskeyLoginOptions } from "../../../contract/user-passkeys.ts";
import type { LoginRequest } from "../../../session/sign-in.ts";

/**
 * Lets the player choose a passkey: in the browser's dialog, or with `autofill` among the suggestions of the username
 * field. Resolves with undefined if the player cancels, or if the browser cannot do it. Rejects with a `CallFailure` if
 * the operator did not answer.
 *
 * @param signal gives up before the browser is asked
 * @returns the log-in with the chosen passkey, to be sent
 */
export async function askPasskey(autofill: boolean, signal?: AbortSignal): Promise<LoginRequest | undefined> {
  const { data } = await call(userPasskeyLoginOptions, {}, { background: autofill });
  if (signal?.aborted) return undefined;
  let credential: RequestOf<typeof userPasskeyLogin>["credential"];
  try {
    const optionsJSON = data as unknown as Parameters<typeof startAuthentication>[0]["optionsJSON"];
    credential = { ...(await startAuthentication({ optionsJSON, useBrowserAutofill: autofill })) };
  } catch {
    // Cancelled, timed out, no passkey on this device, no autofill, or another request took its place.
    return undefined;
  }
  return () => call(userPasskeyLogin, { credential });
}

/** Ends a request whose page is left. */
export function stopAsking(): void {
  WebAuthnAbortService.cancelCeremony();
}
