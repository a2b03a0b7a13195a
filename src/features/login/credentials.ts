import * as v from "valibot";
import { accountName } from "./account-name.ts";

/** Longer than any passphrase. The password is not trimmed: a space may be part of it. */
const longestPassword = 500;

/** Schema of the log-in form. Its problems are `required` and `too-long`. */
export const credentials = v.object({
  username: accountName,
  password: v.pipe(v.string(), v.nonEmpty("required"), v.maxLength(longestPassword, "too-long")),
});
