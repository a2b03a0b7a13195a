/** What a check is, and what can come of one. The checks are data: `checks/` has a file for each area. */
import type { Site } from "./site.ts";

export const areas = {
  config: "config.json",
  files: "Data files and plain addresses",
  calls: "Public reads",
  languages: "Languages",
  lists: "Lists",
  session: "Session",
  factor: "Second factor",
  nobody: "Calls without a session",
  player: "Reads of a player",
  refusals: "Refusals and errors",
  rates: "Rate limits",
  headers: "Headers, CORS and caches",
  get: "Public reads by GET",
  unknown: "Unknown fields and calls",
  times: "Time-outs",
  maintenance: "Maintenance",
  cashier: "Deposits and withdrawals",
  idempotency: "Idempotency",
  favourites: "Favourites",
  limits: "Limits",
  games: "Games",
  writes: "Other writes",
} as const;
export type Area = keyof typeof areas;

/** `must`: the front end does not work well otherwise. `may`: an operator may leave it out, so it is never more than a warning. */
export type Level = "must" | "may";

/** What a check cannot do without. `write` changes something at the operator, so it needs `--write`. */
export type Need = "player" | "totp" | "write" | "session-minutes" | ExtensionNeed;
type ExtensionNeed = `extension ${string}`;

export interface Check {
  /** Unique, and the same in every version: `offset casino/games_list`. */
  readonly id: string;
  readonly area: Area;
  readonly title: string;
  /** The section of docs/contract.md, as an anchor. */
  readonly contract: string;
  readonly level: Level;
  readonly expected: string;
  /** What to look at when it is not so. */
  readonly advice: string;
  readonly needs?: readonly Need[];
  /** Other checks whose failure explains a failure of this one, which is then not counted. */
  readonly after?: readonly string[];
  /** Returns nothing when all is as expected. */
  readonly run: (site: Site) => Promise<Finding | undefined> | Finding | undefined;
}

/** `came`: what was not as expected. `leftOut`: why there is nothing to check here. */
export type Finding =
  | { readonly came: string; /** An operator may do this here. */ readonly mayBe?: boolean }
  | { readonly leftOut: string };

/** The result of one check. `blocked`: another check, which failed, explains it. */
export type Status = "passed" | "failed" | "warning" | "skipped" | "blocked" | "not run";

export interface Result {
  readonly check: Check;
  readonly status: Status;
  /** What came instead of what was expected, or why the check did not run. Without secrets. */
  readonly came?: string;
  /** The requests that the check looked at, without secrets. */
  readonly asked: readonly string[];
  readonly ms: number;
}

/**
 * Thrown where an answer cannot be used. `owner` is the id of the check that is about this very thing: where that check fails,
 * the others are blocked by it instead of failing, too.
 */
export class Trouble extends Error {
  readonly owner: string | undefined;
  constructor(came: string, owner?: string) {
    super(came);
    this.owner = owner;
  }
}

/** Thrown by what a check asks of the site where there is nothing to check. */
export class LeftOut extends Error {}
