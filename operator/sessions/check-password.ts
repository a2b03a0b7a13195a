import { messages } from "../../src/contract/envelope.ts";
import { type Account, findAccountToLogIn, typedKey } from "../accounts/find-player.ts";
import { verifyPassword } from "../accounts/password-hash.ts";
import { inPasswordQueue } from "../accounts/password-queue.ts";
import { recordEvent } from "../accounts/security-events.ts";
import type { CallContext } from "../dispatch/handler.ts";
import { Refusal } from "../dispatch/refusal.ts";
import { nobody } from "../outbox/send.ts";
import { keepWithin } from "../throttle/keep-within.ts";
import { limits } from "../throttle/limits.ts";
import { networkOf } from "../throttle/network.ts";
import { forgetAttempts, uncountAttempt } from "../throttle/throttle.ts";
import { hasBeenThere } from "./has-been-there.ts";

/**
 * The account that a player may log in to with this name and password. A wrong password gets the same answer, after the same
 * time, as an account that does not exist.
 *
 * @throws Refusal when one of them is wrong, (429) after too many attempts.
 */
export function checkPassword(username: string, password: string, context: CallContext): Promise<Account> {
  return inPasswordQueue(context, () => check(username, password, context));
}

async function check(username: string, password: string, context: CallContext): Promise<Account> {
  const { db, caller } = context;
  const { column, key } = typedKey(username);
  const network = networkOf(caller.ip);
  const typed = `${column} ${key}`;
  await keepWithin(context, limits.loginsOfNetwork, network);
  await keepWithin(context, limits.login, `${typed} ${network}`);
  const account = await findAccountToLogIn(db, username);
  const isKnownThere = await hasBeenThere(db, account?.id ?? nobody, network);
  if (!isKnownThere) await keepWithin(context, limits.loginsOfAccount, typed);
  const isRight = await verifyPassword(password, account?.password_hash);
  if (!account || !isRight) {
    await recordEvent(db, account?.id ?? nobody, "wrong-password", context);
    throw new Refusal(messages.loginFailed);
  }
  await uncountAttempt(db, limits.loginsOfNetwork, network);
  await forgetAttempts(db, limits.login, `${typed} ${network}`);
  if (!isKnownThere) await uncountAttempt(db, limits.loginsOfAccount, typed);
  return account;
}
