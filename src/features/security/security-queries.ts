import { readOptions } from "../../api/query.ts";
import { userSessions } from "../../contract/user.ts";
import { userPasskeys } from "../../contract/user-passkeys.ts";
import { userSecurityEvents } from "../../contract/user-security-events.ts";
import { userCheckUserGa } from "../../contract/user-security.ts";

/** Whether the player's authenticator is on. */
export const authenticatorOptions = () => readOptions(userCheckUserGa, {});

/** The player's passkeys. For operators with the `passkeys` extension. */
export const passkeysOptions = () => readOptions(userPasskeys, {});

/** The devices on which the player is signed in. For operators with the `sessions` extension. */
export const sessionsOptions = () => readOptions(userSessions, {});

/**
 * What happened to the account last. For operators with the `securityEvents` extension. Always asked for again, because other
 * pages and devices add to it.
 */
export const securityEventsOptions = () => readOptions(userSecurityEvents, {}, { persist: true, staleTime: 0 });
