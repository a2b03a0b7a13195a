import { session } from "../../session/app-session.ts";
import { offerPasskey } from "../security/passkeys/passkey-offer.ts";
import { createSignIn } from "../../session/sign-in.ts";
import { createLoginFlow } from "./login-flow.ts";

/**
 * The log-in flow of this page. It lives outside React, so the step survives when its screen is mounted again. It is not
 * stored and ends with the page.
 */
export const loginFlow = createLoginFlow(createSignIn(session), { onPasswordLogin: offerPasskey });
