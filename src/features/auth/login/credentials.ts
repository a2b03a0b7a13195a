import * as v from "valibot";
import { accountName } from "../account-name.ts";

/** More than any passphrase. A password is taken as it is typed, spaces and all. */
const longestPassword = 500;

/** What is typed into the log-in form; its problems are `required` and `too-long`. */
export const credentials = v.object({
  username: accountName,
  password: v.pipe(v.string(), v.nonEmpty("required"), v.maxLength(longestPassword, "too-long")),
});
