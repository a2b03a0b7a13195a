/** Step-up: the player proves again who they are before a change that a stolen session must not make. Extension `stepUp`. */
import * as v from "valibot";
import { declareCall } from "./declaration.ts";
import { webAuthnJson } from "./user-passkeys.ts";
import { nothing, text } from "./values.ts";

/**
 * Confirms the session for 5 minutes, with the password, a code of the account's second factor, or a passkey for the
 * challenge of `userPasskeyLoginOptions`.
 */
export const userStepUp = declareCall({
  class: "user",
  method: "step_up",
  access: "player",
  cache: "never",
  effect: "write",
  extension: "stepUp",
  request: v.union([v.object({ password: text }), v.object({ code: text }), v.object({ passkey: webAuthnJson })]),
  answer: nothing,
});
