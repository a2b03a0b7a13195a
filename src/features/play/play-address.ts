import { idOfSegment } from "../games/play-path.ts";
import type { PageLink } from "../../ui/Link.tsx";

/** What `/play/$type` can be. The route answers any other type with "not found". */
export type PlayType = "slot" | "live" | "virtual";

/** The types of the four `/play` addresses (product.md 2.2; contract.md, Paths of the site). */
const playTypes: readonly PlayType[] = ["slot", "live", "virtual"];

/** The third part of an address is a gamingType if it is one of these, and otherwise a provider's name. */
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
  /** A gameID, a tableID or a providerID, depending on `type`. */
  readonly id: string;
  readonly gamingType?: string;
  readonly providerName?: string;
}

/**
 * Reads the parts of an address. Returns undefined for an unknown `type` or a missing id: the site has no such page.
 * With four parts, the third is always a gamingType, even an unknown one: the operator decides which it supports.
 */
export function readPlayAddress({ type, id, x, providerName }: PlayParams): PlayAddress | undefined {
  const known = playTypes.find((one) => one === type);
  if (!known || id.trim() === "") return undefined;
  const base = { type: known, id: idOfSegment(id) };
  if (!x) return base;
  if (providerName) return { ...base, gamingType: x, providerName };
  return gamingTypes.has(x) ? { ...base, gamingType: x } : { ...base, providerName: x };
}

/** Reads the address of a game from a path of the site, with or without query. Undefined for other pages. */
export function playAddressOf(path: string): PlayAddress | undefined {
  const [pathname = ""] = path.split(/[?#]/);
  const [, place, ...parts] = pathname.split("/").map(decoded);
  const [type = "", id = "", x, providerName] = parts;
  return place === "play" && parts.length <= 4 ? readPlayAddress({ type, id, x, providerName }) : undefined;
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** Whether the game is played in demo mode, without money. */
export function isDemo({ gamingType }: PlayAddress): boolean {
  return gamingType === "demo";
}

/** Leads to the lobby where the player can choose another game. */
export function lobbyOf({ type }: PlayAddress): PageLink {
  return { to: type === "virtual" ? "/" : `/${type}` };
}
