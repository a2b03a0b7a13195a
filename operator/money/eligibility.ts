/**
 * The one rule about moving money by the cashier: how much a player may deposit or withdraw, and why not more. What accepts
 * a request, `finance/eligibility` and the lists of methods all ask here.
 */
import type { Kysely } from "kysely";
import type { InferInput } from "valibot";
import type { CashDirection, singleCashMethod } from "../../src/contract/cash-method.ts";
import { type eligibility, type EligibilityCode, eligibilityCodes } from "../../src/contract/finance.ts";
import { addMoney, compareMoney, formatMoney } from "../../src/lib/money.ts";
import { leftToWager } from "./bonuses.ts";
import { cashCurrency } from "./cash-forms.ts";
import type { Database } from "../database/schema.ts";
import type { Language } from "../lib/language.ts";
import { Refusal } from "../core/refusal.ts";
import { walletsOf } from "./ledger.ts";
import { depositsLeft } from "./enforce-limits.ts";
import { limitsAndExclusion } from "./limits.ts";
import { whyExcluded } from "../identity/exclusion.ts";
import type { CashSide } from "./cashier.ts";
import { filled, texts } from "../texts/texts.ts";

/** The history's category, type and maximum of undecided requests per player, by direction. */
export const cashKinds = {
  1: { category: 2, type: "deposit", mostWaiting: 20 },
  2: { category: 3, type: "withdraw", mostWaiting: 5 },
} as const;

/** Something that keeps a player from moving more than `most`. */
export interface Obstacle {
  readonly code: EligibilityCode | "balance" | "range";
  /** A decimal string, not negative. */
  readonly most: string;
  /** The answer to a request for more. Its message also says why beforehand. */
  readonly refusal: Refusal;
  /** What it keeps back; of a limit, the limit itself. */
  readonly amount?: string;
  readonly until?: Date;
  /** The page of the site that helps. */
  readonly url?: string;
}

/** What a player can move in one direction. */
export interface Standing {
  /** Those that leave the least come first. */
  readonly obstacles: readonly Obstacle[];
  /** The sum of requests that are not decided yet. */
  readonly onTheWay: string;
  readonly own: string;
  readonly bonus: string | undefined;
}

export interface Moving {
  readonly playerId: string;
  readonly direction: CashDirection;
  readonly now: Date;
  readonly language: Language;
}

/**
 * Reads how the player stands. To act upon it, lock the player first (`lockPlayer`), so that parallel requests, stakes and
 * changes of limits wait.
 */
export async function standingOf(db: Kysely<Database>, moving: Moving): Promise<Standing> {
  const { playerId, direction } = moving;
  const wallet = (await walletsOf(db, playerId)).find(({ currency }) => currency === cashCurrency);
  const own = wallet?.balance ?? "0.00";
  const undecided = await undecidedOf(db, moving);
  const obstacles = [
    ...(direction === 1 ? await toDeposit(db, moving) : await toWithdraw(db, moving, own)),
    ...tooManyWaiting(moving, undecided.length, own),
    ...(direction === 2 ? [lowBalance(moving, own)] : []),
  ].toSorted((a, b) => compareMoney(a.most, b.most));
  return {
    obstacles,
    onTheWay: undecided.reduce((sum, { amount }) => addMoney(sum, amount.replace("-", "")), "0.00"),
    own,
    bonus: wallet?.bonus,
  };
}

/** What stands in the way of moving this amount by a method. Undefined when it is accepted. */
export function whyNot(
  { obstacles }: Standing,
  side: Pick<CashSide, "min" | "max">,
  amount: string,
  language: Language,
): Obstacle | undefined {
  return outOfRange(side, amount, language) ?? obstacles.find(({ most }) => compareMoney(amount, most) > 0);
}

function outOfRange(
  { min, max }: Pick<CashSide, "min" | "max">,
  amount: string,
  language: Language,
): Obstacle | undefined {
  if (compareMoney(amount, min) >= 0 && compareMoney(amount, max) <= 0) return undefined;
  const range = { min: shown(min, language), max: shown(max, language) };
  const message = filled(texts.cashier.outOfRange[language], range);
  return { code: "range", most: max, refusal: new Refusal(message, { code: 422 }) };
}

async function toDeposit(db: Kysely<Database>, { playerId, ...asking }: Moving): Promise<Obstacle[]> {
  const { limits: inForce, isExcluded } = await limitsAndExclusion(db, playerId, asking.now);
  const excluded = isExcluded ? await whyExcluded(db, playerId, asking) : undefined;
  const limits = await depositsLeft(db, playerId, inForce, asking);
  return [
    ...(excluded
      ? [
          {
            code: excluded.exclusion ? ("pause" as const) : ("other" as const),
            most: "0.00",
            refusal: excluded.refusal,
            ...(excluded.exclusion?.until && { until: excluded.exclusion.until }),
          },
        ]
      : []),
    ...limits.map(({ left, limit, until, refusal }) => ({
      code: "limit" as const,
      most: left,
      refusal,
      amount: limit,
      until,
      url: "/profile/limits",
    })),
  ];
}

async function toWithdraw(
  db: Kysely<Database>,
  { playerId, now, language }: Moving,
  amount: string,
): Promise<Obstacle[]> {
  const { identity_verified: isVerified } = await db
    .selectFrom("player")
    .select("identity_verified")
    .where("id", "=", playerId)
    .executeTakeFirstOrThrow();
  const running = await leftToWager(db, playerId, now);
  const nothing = (message: string) => ({ most: "0.00", amount, refusal: new Refusal(message, { code: 422 }) });
  const obstacles: Obstacle[] = [];
  if (!isVerified) obstacles.push({ code: "identity", ...nothing(texts.cashier.unverified[language]) });
  if (running) {
    const message = filled(texts.cashier.bonusRunning[language], { amount: shown(running.left, language) });
    obstacles.push({ code: "bonus", ...nothing(message), until: running.expires_at, url: "/profile/bonuses" });
  }
  return obstacles;
}

function tooManyWaiting({ direction, language }: Moving, count: number, own: string): Obstacle[] {
  if (count < cashKinds[direction].mostWaiting) return [];
  const message = filled(texts.cashier.tooManyWaiting[language], { count: String(count) });
  return [
    {
      code: "pending",
      most: "0.00",
      refusal: new Refusal(message, { code: 422 }),
      ...(direction === 2 && { amount: own }),
      url: "/profile/history",
    },
  ];
}

function lowBalance({ language }: Moving, own: string): Obstacle {
  const message = filled(texts.cashier.tooLittle[language], { amount: shown(own, language) });
  return { code: "balance", most: own, refusal: new Refusal(message, { code: 402 }) };
}

function undecidedOf(db: Kysely<Database>, { playerId, direction }: Moving) {
  return db
    .selectFrom("player_transaction")
    .select("amount")
    .where("player_id", "=", playerId)
    .where("category", "=", cashKinds[direction].category)
    .where("status", "=", 1001)
    .execute();
}

const shown = (money: string, language: Language) => formatMoney(money, cashCurrency, language);

/**
 * How a player stands, in the format of the wire.
 *
 * @param largest the largest maximum of the methods in that direction.
 */
export function eligibilityAnswer(
  { obstacles, own, bonus, onTheWay }: Standing,
  { direction }: Pick<Moving, "direction">,
  largest: string,
): InferInput<typeof eligibility> {
  const [first] = obstacles;
  const nothingElse = direction === 1 ? largest : own;
  const available = first && compareMoney(first.most, nothingElse) < 0 ? first.most : nothingElse;
  return {
    available,
    own,
    ...(bonus !== undefined && { bonus }),
    onTheWay,
    reasons: obstacles
      .filter(({ code, most }) => code !== "balance" && compareMoney(most, nothingElse) <= 0)
      .map(reasonAnswer),
  };
}

function reasonAnswer({ code, refusal, amount, until, url }: Obstacle) {
  return {
    code: knownCode(code),
    message: refusal.message,
    ...(amount !== undefined && { amount }),
    ...(until && { until: until.toISOString() }),
    ...(url !== undefined && { url }),
  };
}

/** Why a method cannot be used, in the format of the wire. */
export function disabledAnswer({ code, refusal, url }: Obstacle): InferInput<typeof singleCashMethod>["disabled"] {
  return { code: knownCode(code), message: refusal.message, ...(url !== undefined && { url }) };
}

function knownCode(code: Obstacle["code"]): EligibilityCode {
  return eligibilityCodes.find((known) => known === code) ?? "other";
}
