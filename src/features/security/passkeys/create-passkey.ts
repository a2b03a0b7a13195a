import type { RequestOf } from "../../../contract/declaration.ts";
import type { userPasskeyAdd } from "../../../contract/user-passkeys.ts";

export type NewPasskey = RequestOf<typeof userPasskeyAdd>["credential"];

/** Why there is no new passkey: `known` if this device has one of this account already. */
export type CreateProblem = "known" | "cancelled";

/** Lets the browser make a passkey. `options` are what `user/passkey_options` answers. */
export async function createPasskey(options: Readonly<Record<string, unknown>>): Promise<NewPasskey | CreateProblem> {
  const { startRegistration, WebAuthnError } = await import("@simplewebauthn/browser");
  try {
    const optionsJSON = options as unknown as Parameters<typeof startRegistration>[0]["optionsJSON"];
    return { ...(await startRegistration({ optionsJSON })) };
  } catch (error) {
    const isKnown = error instanceof WebAuthnError && error.code === "ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED";
    return isKnown ? "known" : "cancelled";
  }
}
