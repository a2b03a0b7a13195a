import { idOfSegment } from "../shared/play-path.ts";

/** The four `/play` addresses (spec §2), read by the rule of contract §1. */
const playTypes = ["slot", "live", "virtual"] as const;
export type PlayType = (typeof playTypes)[number];

/** What makes the third part of an address a gamingType; anything else there names a provider. */
const gamingTypes = new Set(["sport", "live-sport", "bingo", "virtual", "crash", "demo"]);

/** The parts of an address, decoded. */
export interface PlayParams {
  readonly type: string;
  readonly id: string;
  readonly x?: string | undefined;
  readonly providerName?: string | undefined;
}

export interface PlayAddress {
  readonly type: PlayType;
  /** A gameID, a tableID or a providerID, by `type`. */
  readonly id: string;
  readonly gamingType?: string;
  readonly providerName?: string;
}

/**
 * What an address opens; undefined for another `type` or no id, which is no page of this site. With four
 * parts the third is a gamingType whatever it says: the operator may have others, and is the judge.
 */
export function readPlayAddress({ type, id, x, providerName }: PlayParams): PlayAddress | undefined {
  const known = playTypes.find((one) => one === type);
  if (!known || id.trim() === "") return undefined;
  const base = { type: known, id: idOfSegment(id) };
  if (!x) return base;
  if (providerName) return { ...base, gamingType: x, providerName };
  return gamingTypes.has(x) ? { ...base, gamingType: x } : { ...base, providerName: x };
}

/** Played for nothing. */
export function isDemo({ gamingType }: PlayAddress): boolean {
  return gamingType === "demo";
}

/** Where the player looks for another game. */
export function lobbyOf({ type }: PlayAddress): string {
  return type === "virtual" ? "/" : `/${type}`;
}
