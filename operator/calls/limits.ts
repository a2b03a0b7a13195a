import type {
  LimitKind,
  LimitPeriod,
  LimitValue,
  limitsCancelPending,
  limitsConfirm,
  limitsGet,
  limitsSelfExclude,
  limitsSet,
  limitsTimeOut,
} from "../../src/contract/limits.ts";
import { compareMoney } from "../../src/lib/money.ts";
import { formatInTurkiye } from "../../src/lib/turkiye-time.ts";
import { addDays } from "../lib/calendar.ts";
import type { CallContext, Handler, HandlerTable } from "../core/call-context.ts";
import { Refusal, signedIn } from "../core/refusal.ts";
import { cancelPending, confirmLimit, type LimitName, setLimit } from "../money/change-limits.ts";
import { exclude } from "../money/exclude.ts";
import { addMonths, limitsInForce, usedUp } from "../money/limits.ts";
import type { Value } from "../lib/limit-rules.ts";
import { asRowId } from "../lib/row-id.ts";
import { filled, texts } from "../texts/texts.ts";

/** The minutes that the player may choose from. */
const minutesOf = { session: { min: 10, max: 24 * 60 }, realityCheck: { min: 10, max: 8 * 60 } };

/** A time-out lasts up to three months; longer is self-exclusion. */
const longestTimeOutDays = 92;
const longestExclusionMonths = 120;

const limitsOf = async (context: CallContext) => {
  const { db, now, raiseAfterHours } = context;
  const { playerId } = signedIn(context);
  const { deposit, loss, session, realityCheck } = await limitsInForce(db, playerId);
  const used = await usedUp(db, playerId, now);
  const lost = (period: LimitPeriod) => (compareMoney(used.loss[period], "0") < 0 ? "0.00" : used.loss[period]);
  const pending = await db
    .selectFrom("pending_limit")
    .selectAll()
    .where("player_id", "=", playerId)
    .orderBy("id")
    .execute();
  const minutes = (value: Value) => ({ minutes: value === null ? null : Number(value) });
  return {
    data: {
      deposit,
      loss,
      session: minutes(session),
      realityCheck: minutes(realityCheck),
      raiseAfterHours,
      pending: pending.map(({ id, kind, period, value, effective_at }) => ({
        id,
        kind,
        ...(period !== null && { period }),
        value: period === null && value !== null ? Number(value) : value,
        effectiveAt: effective_at.toISOString(),
      })),
      used: { deposit: used.deposit, loss: { day: lost("day"), week: lost("week"), month: lost("month") } },
    },
  };
};

const get: Handler<typeof limitsGet> = async (_data, context) => limitsOf(context);

const set: Handler<typeof limitsSet> = async ({ kind, period, value }, context) => {
  const { db, now, raiseAfterHours } = context;
  const { playerId } = signedIn(context);
  const name = nameOf(kind, period);
  const asked = name && readValue(kind, value);
  if (!name || asked === undefined) throw new Refusal(texts.limits.notALimit[context.language], { code: 422 });
  await setLimit(db, name, asked, { playerId, now, raiseAfterHours });
  return limitsOf(context);
};

/** Limits on deposits and losses need a period, the others must have none. Undefined if the request breaks this rule. */
function nameOf(kind: LimitKind, period: LimitPeriod | undefined): LimitName | undefined {
  return kind in minutesOf === (period === undefined) ? { kind, period: period ?? null } : undefined;
}

/** The value as the database has it. Undefined when it is not one for this kind of limit. */
function readValue(kind: LimitKind, value: LimitValue): Value | undefined {
  if (value === null) return null;
  if (kind === "session" || kind === "realityCheck") {
    const { min, max } = minutesOf[kind];
    const minutes = Number(value);
    return Number.isInteger(minutes) && minutes >= min && minutes <= max ? `${minutes}.00` : undefined;
  }
  const [, whole, fraction = ""] = /^(\d{1,12})(?:\.(\d{1,2})0*)?$/.exec(String(value)) ?? [];
  return whole && `${whole}.${fraction.padEnd(2, "0")}`;
}

const confirm: Handler<typeof limitsConfirm> = async ({ id }, context) => {
  const { db, now, language } = context;
  const { playerId } = signedIn(context);
  const { outcome, effectiveAt } = await confirmLimit(db, asRowId(id) ?? "0", { playerId, now });
  if (outcome === "unknown") throw new Refusal(texts.limits.noRaise[language], { code: 404 });
  if (effectiveAt) {
    throw new Refusal(filled(texts.limits.tooEarly[language], { moment: formatInTurkiye(effectiveAt, language) }), {
      code: 425,
    });
  }
  return limitsOf(context);
};

const cancel: Handler<typeof limitsCancelPending> = async ({ id }, context) => {
  const { db, now, language } = context;
  const { playerId } = signedIn(context);
  const cancelled = await cancelPending(db, asRowId(id) ?? "0", { playerId, now });
  if (!cancelled) throw new Refusal(texts.limits.noRaise[language], { code: 404 });
  return limitsOf(context);
};

const timeOut: Handler<typeof limitsTimeOut> = async ({ days }, context) => {
  const { db, now } = context;
  requireTime(days, longestTimeOutDays, context);
  await exclude(db, signedIn(context).playerId, { kind: "timeOut", until: addDays(now, days) }, now);
  return { data: null };
};

const selfExclude: Handler<typeof limitsSelfExclude> = async ({ months }, context) => {
  const { db, now } = context;
  if (months !== null) requireTime(months, longestExclusionMonths, context);
  const until = months === null ? null : addMonths(now, months);
  await exclude(db, signedIn(context).playerId, { kind: "selfExclusion", until }, now);
  return { data: null };
};

function requireTime(count: number, most: number, { language }: CallContext): void {
  if (!Number.isInteger(count) || count < 1 || count > most)
    throw new Refusal(texts.limits.badTime[language], { code: 422 });
}

export const limitsHandlers = {
  "limits/get": get,
  "limits/set": set,
  "limits/confirm": confirm,
  "limits/cancel_pending": cancel,
  "limits/time_out": timeOut,
  "limits/self_exclude": selfExclude,
} satisfies Partial<HandlerTable>;
