import { readOptions } from "../../client/query.ts";
import { userCheckUserGa, userTwoAuthType } from "../../contract/user-security.ts";

/** How the player's log-in is confirmed: not at all, by an authenticator, or by SMS. */
export const twoFactorOptions = () => readOptions(userTwoAuthType, {});

/** Whether the player's authenticator is on. */
export const authenticatorOptions = () => readOptions(userCheckUserGa, {});
