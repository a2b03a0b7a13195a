import { userStepUp } from "../../contract/user-step-up.ts";
import { example } from "./example.ts";

export const userStepUpExamples = [
  example(userStepUp, {
    about:
      "Proves again who the player is, see Step-up. The data have one of: the password, a code of the account's second factor (of the authenticator, or one that `user/sms_send` sent), or a passkey that answers the challenge of `user/passkey_login_options`. A wrong proof is refused; too many are refused with `code: 429`.",
    request: { password: "Gizli-Parola-1" },
    answer: null,
  }),
];
