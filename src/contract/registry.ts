/**
 * Every call of the contract. A call is known by being exported from one of these files. For the operator, the docs and
 * the tests only: the app imports single calls, so that its first chunk does not contain all schemas.
 */
import * as betframe from "./betframe.ts";
import * as bonus from "./bonus.ts";
import { cacheableModules } from "./cacheable.ts";
import { callsIn, writingSidesIn } from "./calls-in.ts";
import * as casinoPlayers from "./casino-players.ts";
import type { AnyCall, NameOf } from "./declaration.ts";
import * as envoy from "./envoy.ts";
import * as financeBanks from "./finance-banks.ts";
import * as financeHistory from "./finance-history.ts";
import * as finance from "./finance.ts";
import * as limits from "./limits.ts";
import * as livecasinoPlayers from "./livecasino-players.ts";
import * as maintenance from "./maintenance.ts";
import * as prepay from "./prepay.ts";
import * as push from "./push.ts";
import * as system from "./system.ts";
import * as userAccount from "./user-account.ts";
import * as userSecurity from "./user-security.ts";
import * as user from "./user.ts";
import * as virtualgames from "./virtualgames.ts";

/** Besides those with calls that the worker may store. */
const otherModules = [
  betframe,
  bonus,
  casinoPlayers,
  envoy,
  finance,
  financeBanks,
  financeHistory,
  limits,
  livecasinoPlayers,
  maintenance,
  prepay,
  push,
  system,
  user,
  userAccount,
  userSecurity,
  virtualgames,
] as const;

export const allCalls = /* @__PURE__ */ callsIn(cacheableModules, otherModules);

/** Some calls read or write depending on their data. Those are declared twice: in `allCalls`, and to write here. */
export const writingSides: readonly AnyCall[] = /* @__PURE__ */ writingSidesIn(cacheableModules, otherModules);

/** The name of any call, such as `casino/games_list`. */
export type CallName = NameOf<(typeof allCalls)[number]>;
