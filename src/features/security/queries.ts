import { readOptions } from "../../client/query.ts";
import { userSessions } from "../../contract/user.ts";
import { userPasskeys } from "../../contract/user-passkeys.ts";
import { userCheckUserGa, userTwoAuthType } from "../../contract/user-security.ts";

/** How the player's log-in is confirmed: not at all, by an authenticator, or by SMS. */
export const twoFactorOptions = () => readOptions(userTwoAuthType, {});

/** Whether the player's authenticator is on. */
export const authenticatorOptions = () => readOptions(userCheckUserGa, {});

/** The player's passkeys. For operators with the `passkeys` extension. */
export const passkeysOptions = () => readOptions(userPasskeys, {});

/** The devices on which the player is signed in. For operators with the `sessions` extension. */
export const sessionsOptions = () => readOptions(userSessions, {});
