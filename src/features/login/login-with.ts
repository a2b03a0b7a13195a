import { call } from "../../api/call.ts";
import { userPasskeyLogin } from "../../contract/user-passkeys.ts";
import type { UsedPasskey } from "../../session/choose-passkey.ts";
import type { LoginRequest } from "../../session/sign-in.ts";

/** The log-in with a passkey that the player has chosen, to be sent. */
export function loginWith(credential: UsedPasskey): LoginRequest {
  return () => call(userPasskeyLogin, { credential });
}
