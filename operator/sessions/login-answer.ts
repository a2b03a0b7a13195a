import type { SessionKeys } from "../../src/contract/system.ts";
import type { Account } from "../accounts/find-player.ts";

/** What log-in answers for a new session, by a password or a passkey. */
export function loginAnswer(account: Account, keys: SessionKeys) {
  return {
    ...keys,
    rid: String(account.rid),
    gtm: account.gtm,
    language: account.language,
    username: account.username,
    ...(account.last_login_at && { lastlogin: account.last_login_at.toISOString() }),
  };
}
