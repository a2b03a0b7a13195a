import type { GameToLaunch } from "./game-launch.ts";

/** The types of each providerID (contract.md, virtualgames/init_game). The first one is the default. */
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
 * The game that `virtualgames/init_game` opens. Undefined when there is none. Sports bets have no `demo`; all other
 * games do.
 */
export function virtualGame(providerID: string, type: string | undefined): GameToLaunch | undefined {
  const types = typesOf.get(providerID);
  if (!types) return undefined;
  const demo = type === "demo" && providerID !== "betframe";
  const opened = type === undefined || demo ? types[0] : type;
  if (!types.includes(opened)) return undefined;
  return { kind: "virtual", reference: providerID, type: opened, demo };
}
