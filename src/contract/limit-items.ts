/** The limits that players set for themselves. A value of null means no limit. */
import * as v from "valibot";
import { list } from "./list.ts";
import { requestMoney, count, id, ifFits, moment, money } from "./values.ts";

export const limitKinds = ["deposit", "loss", "session", "realityCheck"] as const;
export type LimitKind = (typeof limitKinds)[number];

/** Calendar days, weeks from Monday and calendar months. */
export const limitPeriods = ["day", "week", "month"] as const;
export type LimitPeriod = (typeof limitPeriods)[number];

/** Money for deposit and loss, minutes for session and realityCheck; null means no limit. */
export const limitValue = v.nullable(v.union([requestMoney, count]));
export type LimitValue = v.InferOutput<typeof limitValue>;

const moneyByPeriod = v.object({
  day: v.nullable(money),
  week: v.nullable(money),
  month: v.nullable(money),
});

const interval = v.object({ minutes: v.nullable(count) });

/** A raise that takes effect after a delay, when the player has confirmed it. */
export const pendingLimit = v.object({
  id,
  kind: v.picklist(limitKinds),
  period: ifFits(v.picklist(limitPeriods)),
  value: limitValue,
  effectiveAt: moment,
});
export type PendingLimit = v.InferOutput<typeof pendingLimit>;

export const playerLimits = v.object({
  deposit: moneyByPeriod,
  loss: moneyByPeriod,
  session: interval,
  realityCheck: interval,
  timeOut: ifFits(v.object({ until: moment })),
  /** An `until` of null means for ever. */
  selfExclusion: ifFits(v.object({ until: v.nullable(moment) })),
  raiseAfterHours: count,
  pending: list(pendingLimit),
  /** The part of each limit that is used up in the current period. */
  used: v.object({ deposit: moneyByPeriod, loss: moneyByPeriod }),
});
export type PlayerLimits = v.InferOutput<typeof playerLimits>;
