import { type Kysely, sql } from "kysely";
import { isIPv6 } from "node:net";
import type { Database } from "../database/schema.ts";
import type { CallContext } from "../core/call-context.ts";
import { Refusal } from "../core/refusal.ts";
import { hashSecret } from "../lib/secret.ts";
import { filled, texts } from "../texts/texts.ts";

/** How many attempts are allowed in a period. */
export interface Limit {
  readonly kind: string;
  readonly most: number;
  readonly minutes: number;
}

/**
 * Counts an attempt. Returns when the next one is allowed, or undefined when this one is within the limit. The period
 * starts with the first attempt, and refused attempts do not extend it.
 */
export async function countAttempt(
  db: Kysely<Database>,
  { kind, most, minutes }: Limit,
  subject: string,
  now: Date,
): Promise<Date | undefined> {
  const ends = new Date(now.getTime() + minutes * 60_000);
  const over = sql<boolean>`throttle.ends_at <= ${now}`;
  const row = await db
    .insertInto("throttle")
    .values({ kind, subject: subjectKey(subject), attempts: 1, ends_at: ends })
    .onConflict((conflict) =>
      conflict.columns(["kind", "subject"]).doUpdateSet({
        attempts: sql<number>`case when ${over} then 1 else least(throttle.attempts, 1000000) + 1 end`,
        ends_at: sql<Date>`case when ${over} then ${ends}::timestamptz else throttle.ends_at end`,
      }),
    )
    .returning(["attempts", "ends_at"])
    .executeTakeFirstOrThrow();
  return row.attempts > most ? row.ends_at : undefined;
}

/** Takes back an attempt that turned out to be successful. */
export async function uncountAttempt(db: Kysely<Database>, { kind }: Limit, subject: string): Promise<void> {
  await db
    .updateTable("throttle")
    .set({ attempts: sql<number>`greatest(attempts - 1, 0)` })
    .where("kind", "=", kind)
    .where("subject", "=", subjectKey(subject))
    .execute();
}

/** Resets the attempts. */
export async function forgetAttempts(db: Kysely<Database>, { kind }: Limit, subject: string): Promise<void> {
  await db.deleteFrom("throttle").where("kind", "=", kind).where("subject", "=", subjectKey(subject)).execute();
}

/** Hashed, because people type passwords into the name field. */
function subjectKey(subject: string): string {
  return hashSecret(subject);
}

/**
 * The rate limits. "From one network" means one IPv4 address or one /64 of IPv6, see `networkOf`.
 *
 * Limits per account count the name as typed, whether or not there is such an account. Limits over all networks do
 * not apply to a network from which the player was signed in recently, so that nobody can lock out somebody else.
 */
export const limits = {
  /**
   * Failed log-ins: to one account from one network, to one account from everywhere, and from one network to any
   * account.
   */
  login: { kind: "login", most: 10, minutes: 15 },
  loginsOfAccount: { kind: "login-account", most: 100, minutes: 60 },
  loginsOfNetwork: { kind: "login-address", most: 100, minutes: 15 },
  /** Wrong codes of one player. Only someone who knows the password gets this far. */
  code: { kind: "code", most: 10, minutes: 15 },
  sms: { kind: "sms", most: 5, minutes: 15 },
  /** Wrong current passwords of one signed-in player. */
  password: { kind: "password", most: 10, minutes: 15 },
  /** Passkeys that one player begins to add, and log-ins with a passkey that one network begins. */
  passkeys: { kind: "passkeys", most: 20, minutes: 15 },
  passkeyLoginsOfNetwork: { kind: "passkey-login-address", most: 300, minutes: 15 },
  /** New usernames and addresses that one player requests. The answer reveals usernames, and each address gets a mail. */
  credentials: { kind: "credentials", most: 10, minutes: 60 },
  /** Mails with a link: to one account from one network, to one account from everywhere, and from one network. */
  forgot: { kind: "forgot", most: 3, minutes: 15 },
  forgotsOfAccount: { kind: "forgot-account", most: 10, minutes: 60 },
  forgotsOfNetwork: { kind: "forgot-address", most: 30, minutes: 60 },
  /** Registrations, and opened links of mails, from one network. The answer to a registration reveals usernames. */
  registrationsOfNetwork: { kind: "register-address", most: 30, minutes: 60 },
  /** Registrations with one e-mail address: each sends a mail, whether or not there is an account. */
  registrationsOfAddress: { kind: "register-email", most: 5, minutes: 60 },
  linksOfNetwork: { kind: "link-address", most: 60, minutes: 60 },
  /** Log-ins of staff: to one name from one network, and from one network to any name; and codes of one member. */
  staffLogin: { kind: "staff-login", most: 10, minutes: 15 },
  staffLoginsOfNetwork: { kind: "staff-login-address", most: 50, minutes: 15 },
  staffCode: { kind: "staff-code", most: 10, minutes: 15 },
} as const satisfies Record<string, Limit>;

/**
 * The unit of rate limits: an IPv4 address, or the /64 network of an IPv6 address. A household or server usually has
 * a whole /64 and could use each of its addresses once.
 *
 * @param ip as written by `canonicalAddress`. Any other text stands for itself.
 */
export function networkOf(ip: string): string {
  if (!isIPv6(ip)) return ip;
  const [head = "", tail] = ip.split("::");
  const before = head === "" ? [] : head.split(":");
  // A dotted end replaces two groups. It never reaches the first four.
  const after = (tail ?? "")
    .replace(/[\d.]*\.[\d.]*$/, "0:0")
    .split(":")
    .filter(Boolean);
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length;
  const groups = [...before, ...Array<string>(Math.max(0, zeros)).fill("0"), ...after];
  return `${groups.slice(0, 4).join(":")}::/64`;
}

/** Counts an attempt. Refuses the call (429, `retryAfter` in seconds) when there were too many. */
export async function enforceRateLimit(
  { db, now, language }: Pick<CallContext, "db" | "now" | "language">,
  limit: Limit,
  subject: string,
): Promise<void> {
  const until = await countAttempt(db, limit, subject, now);
  if (!until) return;
  const retryAfter = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000));
  const minutes = Math.ceil(retryAfter / 60);
  const { tooManyAttempts, tooManyAttemptsOneMinute } = texts.requests;
  const message = filled((minutes === 1 ? tooManyAttemptsOneMinute : tooManyAttempts)[language], {
    minutes: String(minutes),
  });
  throw new Refusal(message, { code: 429, data: { retryAfter } });
}
