import { readOptions } from "../../client/query.ts";
import { financeCheckBalance } from "../../contract/finance.ts";
import { userGetUserProfile } from "../../contract/user.ts";

/** The player's balance: the first record; none is 0 (contract §2). The last one is there offline too. */
export const balanceOptions = () => readOptions(financeCheckBalance, {}, { persist: true });

/** The player's profile, as the operator has it now. */
export const profileOptions = () => readOptions(userGetUserProfile, {});
