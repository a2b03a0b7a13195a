import { readOptions } from "../../client/query.ts";
import { financeCheckBalance } from "../../contract/finance.ts";
import { userGetUserProfile } from "../../contract/user.ts";

/** The player's balance: the first record; none is 0 (contract §2). */
export const balanceOptions = () => readOptions(financeCheckBalance, {});

/** The player's profile, as the operator has it now. */
export const profileOptions = () => readOptions(userGetUserProfile, {});
