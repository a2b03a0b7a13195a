import { dictionary } from "@zxcvbn-ts/language-common";
import type { Kysely } from "kysely";
import { messages } from "../../src/contract/envelope.ts";
import type { PasswordPolicy } from "../../src/lib/password-policy.ts";
import { brokenPasswordRule } from "../../src/lib/password-rules.ts";
import { foldForSearch } from "../../src/lib/turkish.ts";
import { limitConcurrency } from "../lib/limit-concurrency.ts";
import type { Database } from "../database/schema.ts";
import type { CallContext } from "../core/call-context.ts";
import { Refusal } from "../core/refusal.ts";
import { nobody } from "../messages/mail.ts";
import { texts } from "../texts/texts.ts";
import { forgetAttempts, enforceRateLimit, limits, networkOf, uncountAttempt } from "./rate-limits.ts";
import { verifyPassword } from "./password-hash.ts";
import type { FieldProblem } from "./field-rules.ts";
import { type Account, findAccountToLogIn, typedKey } from "./accounts.ts";
import { recordEvent } from "./security-events.ts";

/**
 * A hash takes a quarter of a second of processor time. Two hashes at a time leave the other threads of Node's pool to files and
 * compression. The last task in a full queue waits about two seconds.
 */
const inTurn = limitConcurrency({ atOnce: 2, mostWaiting: 14 });
/** The limit of running and waiting tasks of one network, so that it cannot fill the queue. */
const mostOfNetwork = 6;
const retryAfterSeconds = 3;

const ofNetwork = new Map<string, number>();

/**
 * Runs work that hashes a password when it is its turn.
 *
 * @throws Refusal (429) when this network has too much in the queue, Busy when the queue is full.
 */
export async function inPasswordQueue<Result>(
  { caller, language }: Pick<CallContext, "caller" | "language">,
  work: () => Promise<Result>,
): Promise<Result> {
  const network = networkOf(caller.ip);
  const before = ofNetwork.get(network) ?? 0;
  if (before >= mostOfNetwork) {
    throw new Refusal(texts.requests.tooManyAtOnce[language], { code: 429, data: { retryAfter: retryAfterSeconds } });
  }
  ofNetwork.set(network, before + 1);
  try {
    return await inTurn(work);
  } finally {
    const left = (ofNetwork.get(network) ?? 1) - 1;
    if (left > 0) ofNetwork.set(network, left);
    else ofNetwork.delete(network);
  }
}

/** What this operator asks of a new password, besides an uppercase letter and a number. Older passwords keep working. */
export const passwordPolicy = { minLength: 8 } as const satisfies PasswordPolicy;

/** Longer than any passphrase. The limit keeps hashing cheap. */
const longest = 200;

const problems = {
  length: "passwordTooShort",
  uppercase: "passwordWithoutCapital",
  number: "passwordWithoutDigit",
} as const satisfies Record<string, FieldProblem>;

/** Thousands of the most common passwords, of those that are long enough (docs/decisions/0019). */
const common: ReadonlySet<string> = new Set(
  dictionary["passwords-common"].filter((password) => password.length >= passwordPolicy.minLength).map(foldForSearch),
);

/** The first rule that a new password breaks (product.md 5.1). */
export function passwordProblem(password: string): FieldProblem | undefined {
  if (password === "") return "required";
  if (password.length > longest) return "tooLong";
  const broken = brokenPasswordRule(password, passwordPolicy);
  if (broken) return problems[broken as keyof typeof problems];
  return common.has(foldForSearch(password)) ? "passwordTooCommon" : undefined;
}

/** The first problem with a new password and its repetition. */
export function newPasswordProblem(typed: {
  readonly password: string;
  readonly passwordConfirm: string;
}): FieldProblem | undefined {
  const problem = passwordProblem(typed.password);
  return problem ?? (typed.password === typed.passwordConfirm ? undefined : "passwordsDiffer");
}

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
  await enforceRateLimit(context, limits.loginsOfNetwork, network);
  await enforceRateLimit(context, limits.login, `${typed} ${network}`);
  const account = await findAccountToLogIn(db, username);
  const isKnownThere = await hasBeenThere(db, account?.id ?? nobody, network);
  if (!isKnownThere) await enforceRateLimit(context, limits.loginsOfAccount, typed);
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

/**
 * Whether one of the player's stored sessions, also an ended one, is from that network. It takes the same time for an
 * unknown player, so that the response time does not reveal whether the account exists.
 *
 * @param network as written by `networkOf`.
 */
export async function hasBeenThere(db: Kysely<Database>, playerId: string, network: string): Promise<boolean> {
  const sessions = await db
    .selectFrom("session")
    .select("ip")
    .distinct()
    .where("player_id", "=", playerId)
    .where("awaits", "is", null)
    .execute();
  return sessions.some(({ ip }) => networkOf(ip) === network);
}
