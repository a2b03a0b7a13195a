/**
 * Enforces limits on deposits, stakes and launches. Call functions that read sums in the transaction that adds to those
 * sums.
 */
import type { Kysely } from "kysely";
import { forbiddenByPlayerCode } from "../../src/contract/envelope.ts";
import type { LimitPeriod } from "../../src/contract/limit-items.ts";
import { compareMoney, formatMoney } from "../../src/lib/money.ts";
import { formatInTurkiye } from "../../src/lib/turkiye-time.ts";
import { cashCurrency } from "./cash-forms.ts";
import type { Database } from "../database/schema.ts";
import type { Language } from "../lib/language.ts";
import { Refusal } from "../core/refusal.ts";
import { refuseExcluded } from "../identity/exclusion.ts";
import { limitsAndExclusion, type LimitsInForce, limitsInForce, type MoneyKind, periodOf, usedUp } from "./limits.ts";
import { firstPassed, isSessionOver, type Left, leftOf } from "../lib/limit-rules.ts";
import { filled, texts } from "../texts/texts.ts";

interface Asking {
  readonly now: Date;
  readonly language: Language;
}

/**
 * What each of these limits of the player still lets in, the least first: until when, and how a deposit of more is refused (423).
 * No amount is negative.
 */
export async function depositsLeft(db: Kysely<Database>, playerId: string, limits: LimitsInForce, asking: Asking) {
  const left = await leftOfMoney(db, playerId, limits, "deposit", asking.now);
  return left.map((one) => ({
    left: notNegative(one.amount),
    limit: one.limit,
    until: periodOf(one.period, asking.now).end,
    refusal: limitReached("deposit", one, asking),
  }));
}

export interface Stake {
  readonly playerId: string;
  readonly amount: string;
  /** Undefined for a game that was not opened in a session. */
  readonly sessionBeganAt: Date | undefined;
}

/**
 * Refuses (423) a stake that could pass a loss limit if it is lost, or that comes after the session's limit. The player must be
 * locked, so that parallel stakes are counted.
 */
export async function refuseStake(
  db: Kysely<Database>,
  { playerId, amount, sessionBeganAt }: Stake,
  asking: Asking,
): Promise<void> {
  const { limits, isExcluded } = await limitsAndExclusion(db, playerId, asking.now);
  if (isExcluded) await refuseExcluded(db, playerId, asking);
  refuseAfterSession(limits, sessionBeganAt, asking);
  const passed = firstPassed(await leftOfMoney(db, playerId, limits, "loss", asking.now), amount);
  if (passed) throw limitReached("loss", passed, asking);
}

/** Refuses (423) to open a game when the session has lasted long enough, or no stake would be taken. */
export async function refuseLaunch(
  db: Kysely<Database>,
  { id, playerId }: { readonly id: string; readonly playerId: string },
  { isDemo, ...asking }: Asking & { readonly isDemo: boolean },
): Promise<void> {
  const session = await db
    .selectFrom("session")
    .select("created_at as beganAt")
    .where("id", "=", id)
    .executeTakeFirst();
  const limits = await limitsInForce(db, playerId);
  refuseAfterSession(limits, session?.beganAt, asking);
  if (isDemo) return;
  const [least] = await leftOfMoney(db, playerId, limits, "loss", asking.now);
  if (least && compareMoney(least.amount, "0") <= 0) throw limitReached("loss", least, asking);
}

function refuseAfterSession({ session: minutes }: LimitsInForce, beganAt: Date | undefined, { now, language }: Asking) {
  if (beganAt && isSessionOver(beganAt, minutes, now)) {
    throw new Refusal(texts.limits.sessionOver[language], { code: forbiddenByPlayerCode });
  }
}

async function leftOfMoney(
  db: Kysely<Database>,
  playerId: string,
  limits: LimitsInForce,
  kind: MoneyKind,
  now: Date,
): Promise<Left[]> {
  const isLimited = Object.values(limits[kind]).some((value) => value !== null);
  return isLimited ? leftOf(limits[kind], (await usedUp(db, playerId, now))[kind]) : [];
}

function limitReached(kind: MoneyKind, { period, amount }: Left, { now, language }: Asking): Refusal {
  const isNothingLeft = compareMoney(amount, "0") <= 0;
  const text = texts.limits[isNothingLeft ? (`${kind}Reached` as const) : kind];
  const message = filled(text[language], {
    period: texts.limitPeriods[period satisfies LimitPeriod][language],
    left: formatMoney(notNegative(amount), cashCurrency, language),
    renewed: formatInTurkiye(periodOf(period, now).end, language),
  });
  return new Refusal(message, { code: forbiddenByPlayerCode });
}

/** A limit that was lowered below what is used leaves nothing. */
function notNegative(amount: string): string {
  return compareMoney(amount, "0") < 0 ? "0.00" : amount;
}
