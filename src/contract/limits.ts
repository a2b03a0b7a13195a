import * as v from "valibot";
import { declareCall } from "./declaration.ts";
import { limitKinds, limitPeriods, limitValue, playerLimits } from "./limit-items.ts";
import { count, id, maybe, noData, nothing } from "./values.ts";

export type { LimitKind, LimitPeriod, LimitValue, PendingLimit, PlayerLimits } from "./limit-items.ts";

export const limitsGet = declareCall({
  class: "limits",
  method: "get",
  access: "player",
  cache: "player",
  effect: "read",
  extension: "limits",
  request: noData,
  answer: playerLimits,
});

/** A lower limit takes effect at once. A higher one, or none, must be confirmed after a delay. */
export const limitsSet = declareCall({
  class: "limits",
  method: "set",
  access: "player",
  cache: "never",
  effect: "write",
  extension: "limits",
  request: v.object({
    kind: v.picklist(limitKinds),
    period: maybe(v.picklist(limitPeriods)),
    value: limitValue,
  }),
  answer: playerLimits,
});

/** Confirms a pending raise when its delay has passed. */
export const limitsConfirm = declareCall({
  class: "limits",
  method: "confirm",
  access: "player",
  cache: "never",
  effect: "write",
  extension: "limits",
  request: v.object({ id }),
  answer: playerLimits,
});

export const limitsCancelPending = declareCall({
  class: "limits",
  method: "cancel_pending",
  access: "player",
  cache: "never",
  effect: "write",
  extension: "limits",
  request: v.object({ id }),
  answer: playerLimits,
});

/** Ends every session and refuses log-in until the time-out is over. */
export const limitsTimeOut = declareCall({
  class: "limits",
  method: "time_out",
  access: "player",
  cache: "never",
  effect: "write",
  extension: "limits",
  request: v.object({ days: count }),
  answer: nothing,
});

/** Ends every session. Null months mean for ever. */
export const limitsSelfExclude = declareCall({
  class: "limits",
  method: "self_exclude",
  access: "player",
  cache: "never",
  effect: "write",
  extension: "limits",
  request: v.object({ months: v.nullable(count) }),
  answer: nothing,
});
