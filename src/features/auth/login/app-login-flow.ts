import { signIn } from "../../../session/app-sign-in.ts";
import { createLoginFlow } from "./login-flow.ts";

/**
 * The page's own flow. It lives outside React so that the step stays when the page is made anew in another
 * language; with the page it is gone, and nothing of it is stored.
 */
export const loginFlow = createLoginFlow(signIn);
