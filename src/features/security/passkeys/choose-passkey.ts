import { call } from "../../../api/call.ts";
import type { RequestOf } from "../../../contract/declaration.ts";
import { type userPasskeyLogin, userPasskeyLoginOptions } from "../../../contract/user-passkeys.ts";

/** What the browser makes of the operator's challenge with a passkey. */
export type UsedPasskey = RequestOf<typeof userPasskeyLogin>["credential"];

/**
 * Lets the player choose a passkey: in the browser's dialog, or with `autofill` among the suggestions of the username
 * field. Resolves with undefined if the player cancels, or if the browser cannot do it. Rejects with a `CallFailure` if
 * the operator did not answer.
 *
 * @param signal withdraws the request, also from the browser
 */
export async function choosePasskey(autofill: boolean, signal?: AbortSignal): Promise<UsedPasskey | undefined> {
  const [{ data }, { startAuthentication, WebAuthnAbortService }] = await Promise.all([
    call(userPasskeyLoginOptions, {}, { background: autofill }),
    import("@simplewebauthn/browser"),
  ]);
  if (signal?.aborted) return undefined;
  signal?.addEventListener("abort", () => WebAuthnAbortService.cancelCeremony());
  try {
    const optionsJSON = data as unknown as Parameters<typeof startAuthentication>[0]["optionsJSON"];
    return { ...(await startAuthentication({ optionsJSON, useBrowserAutofill: autofill })) };
  } catch {
    // Cancelled, timed out, no passkey on this device, no autofill, or another request took its place.
    return undefined;
  }
}
