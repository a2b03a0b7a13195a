/**
 * Every call of the contract. A call is known by being exported from one of these files. For the operator, the docs and
 * the tests only: the app imports single calls, so that its first chunk does not contain all schemas.
 */
import * as betframe from "./betframe.ts";
import * as bonus from "./bonus.ts";
import * as casino from "./casino.ts";
import * as gamePlayers from "./game-players.ts";
import * as cms from "./cms.ts";
import * as cmsSliders from "./cms-sliders.ts";
import * as crm from "./crm.ts";
import type { AnyCall, NameOf, WritingSide } from "./declaration.ts";
import * as envoy from "./envoy.ts";
import * as finance from "./finance.ts";
import * as financeBanks from "./finance-banks.ts";
import * as financeHistory from "./finance-history.ts";
import * as habanero from "./habanero.ts";
import * as limits from "./limits.ts";
import * as livecasino from "./livecasino.ts";
import * as maintenance from "./maintenance.ts";
import * as prepay from "./prepay.ts";
import * as push from "./push.ts";
import * as slider from "./slider.ts";
import * as system from "./system.ts";
import * as user from "./user.ts";
import * as userAccount from "./user-account.ts";
import * as userPasskeys from "./user-passkeys.ts";
import * as userSecurity from "./user-security.ts";
import * as userSecurityEvents from "./user-security-events.ts";
import * as userStepUp from "./user-step-up.ts";
import * as virtualgames from "./virtualgames.ts";

const modules = [
  betframe,
  bonus,
  casino,
  gamePlayers,
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
  maintenance,
  prepay,
  push,
  slider,
  system,
  user,
  userAccount,
  userPasskeys,
  userSecurity,
  userSecurityEvents,
  userStepUp,
  virtualgames,
] as const;

export const allCalls = /* @__PURE__ */ callsIn(modules);

/** Some calls read or write depending on their data. Those are declared twice: in `allCalls`, and to write here. */
export const writingSides: readonly AnyCall[] = /* @__PURE__ */ writingSidesIn(modules);

/** The name of any call, such as `casino/games_list`. */
export type CallName = NameOf<(typeof allCalls)[number]>;

/** The calls among the exports of a module. Writing sides do not count: their call is declared by its reading side. */
type CallIn<Module> = Module extends object ? Exclude<Extract<Module[keyof Module], AnyCall>, WritingSide> : never;

/** Returns every call that these modules (`import * as user from "./user.ts"`) export. */
/* @__NO_SIDE_EFFECTS__ */
export function callsIn<Module extends object>(modules: readonly Module[]): readonly CallIn<Module>[] {
  return exportedCalls(modules).filter((call) => !isWritingSide(call)) as CallIn<Module>[];
}

/** Returns the writing sides that these modules export. */
/* @__NO_SIDE_EFFECTS__ */
function writingSidesIn(modules: readonly object[]): readonly AnyCall[] {
  return exportedCalls(modules).filter(isWritingSide);
}

function exportedCalls(modules: readonly object[]): AnyCall[] {
  return modules.flatMap((module) => Object.values(module) as unknown[]).filter(isCall);
}

function isCall(exported: unknown): exported is AnyCall {
  return typeof exported === "object" && exported !== null && "class" in exported && "method" in exported;
}

function isWritingSide(call: AnyCall): call is AnyCall & WritingSide {
  return "isWritingSide" in call;
}
