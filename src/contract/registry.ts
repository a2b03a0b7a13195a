/**
 * Every call of the contract. A call is known by being exported from one of these files. For the operator, the docs and
 * the tests only: the app imports single calls, so that its first chunk does not contain all schemas.
 */
import * as betframe from "./betframe.ts";
import * as bonus from "./bonus.ts";
import { callsIn, writingSidesIn } from "./calls-in.ts";
import * as casino from "./casino.ts";
import * as casinoPlayers from "./casino-players.ts";
import * as cms from "./cms.ts";
import * as cmsSliders from "./cms-sliders.ts";
import * as crm from "./crm.ts";
import type { AnyCall, NameOf } from "./declaration.ts";
import * as envoy from "./envoy.ts";
import * as finance from "./finance.ts";
import * as financeBanks from "./finance-banks.ts";
import * as financeHistory from "./finance-history.ts";
import * as habanero from "./habanero.ts";
import * as limits from "./limits.ts";
import * as livecasino from "./livecasino.ts";
import * as livecasinoPlayers from "./livecasino-players.ts";
import * as maintenance from "./maintenance.ts";
import * as prepay from "./prepay.ts";
import * as push from "./push.ts";
import * as slider from "./slider.ts";
import * as system from "./system.ts";
import * as user from "./user.ts";
import * as userAccount from "./user-account.ts";
import * as userPasskeys from "./user-passkeys.ts";
import * as userSecurity from "./user-security.ts";
import * as virtualgames from "./virtualgames.ts";

const modules = [
  betframe,
  bonus,
  casino,
  casinoPlayers,
  cms,
  cmsSliders,
  crm,
  envoy,
  finance,
  financeBanks,
  financeHistory,
  habanero,
  limits,
  livecasino,
  livecasinoPlayers,
  maintenance,
  prepay,
  push,
  slider,
  system,
  user,
  userAccount,
  userPasskeys,
  userSecurity,
  virtualgames,
] as const;

export const allCalls = /* @__PURE__ */ callsIn(modules);

/** Some calls read or write depending on their data. Those are declared twice: in `allCalls`, and to write here. */
export const writingSides: readonly AnyCall[] = /* @__PURE__ */ writingSidesIn(modules);

/** The name of any call, such as `casino/games_list`. */
export type CallName = NameOf<(typeof allCalls)[number]>;
