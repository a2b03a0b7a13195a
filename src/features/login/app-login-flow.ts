import { signIn } from "../../session/app-sign-in.ts";
import { offerPasskey } from "../../session/passkey-offer.ts";
import { createLoginFlow } from "./login-flow.ts";

/**
 * The log-in flow of this page. It lives outside React, so the step survives when its screen is mounted again. It is not
 * stored and ends with the page.
 */
export const loginFlow = createLoginFlow(signIn, { onPasswordLogin: offerPasskey });
