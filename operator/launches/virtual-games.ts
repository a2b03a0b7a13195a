import type { GameToLaunch } from "./game-launch.ts";

/** The types that each providerID opens with (contract §1); the first is what it opens with unless told. */
const typesOf: ReadonlyMap<string, readonly [string, ...string[]]> = new Map([
  ["betframe", ["sport", "live-sport"]],
  ["bingo", ["bingo"]],
  ["sound-bingo", ["bingo"]],
  ["golden-race", ["virtual"]],
  ["betongames", ["virtual"]],
  ["football-3d", ["virtual"]],
  ["zeplin", ["crash"]],
  ["spaceman", ["crash"]],
]);

/**
 * What `virtualgames/init_game` opens; undefined where there is no such game. Sports bets are for money
 * only; every other game has a `demo` too.
 */
export function virtualGame(providerID: string, type: string | undefined): GameToLaunch | undefined {
  const types = typesOf.get(providerID);
  if (!types) return undefined;
  const demo = type === "demo" && providerID !== "betframe";
  const opened = type === undefined || demo ? types[0] : type;
  if (!types.includes(opened)) return undefined;
  return { kind: "virtual", reference: providerID, type: opened, demo };
}
