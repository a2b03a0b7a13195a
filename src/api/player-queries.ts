import { readOptions } from "./query.ts";
import { financeCheckBalance } from "../contract/finance.ts";
import { userGetUserProfile } from "../contract/user.ts";
import { userTwoAuthType } from "../contract/user-security.ts";

/** The player's balance: the first record, or 0 if there is none. The last known one is available offline. */
export const balanceOptions = () => readOptions(financeCheckBalance, {}, { persist: true });

/** The player's profile, always fetched from the operator. */
export const profileOptions = () => readOptions(userGetUserProfile, {});

/** How the player's log-in is confirmed: not at all, by an authenticator, or by SMS. */
export const twoFactorOptions = () => readOptions(userTwoAuthType, {});
