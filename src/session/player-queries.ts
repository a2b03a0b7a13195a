import { readOptions } from "../client/query.ts";
import { financeCheckBalance } from "../contract/finance.ts";
import { userGetUserProfile } from "../contract/user.ts";

/** The player's balance: the first record, or 0 if there is none. The last known one is available offline. */
export const balanceOptions = () => readOptions(financeCheckBalance, {}, { persist: true });

/** The player's profile, always fetched from the operator. */
export const profileOptions = () => readOptions(userGetUserProfile, {});
