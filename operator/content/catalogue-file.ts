import * as v from "valibot";
import {
  checkFile,
  fileId as id,
  fileLocalised as localised,
  fileMoney as money,
  fileText as text,
} from "../lib/check-file.ts";
import type { Localised } from "../lib/language.ts";

export interface SeedProvider {
  readonly id: number;
  readonly name: string;
  /** Root-relative address of the logo, such as `/art/provider/7.svg`. */
  readonly logo: string;
  /** For live providers: 2 when players with `rid` 20 see it too, otherwise 1. */
  readonly status?: 1 | 2;
}

export interface SeedCategory {
  readonly id: number;
  readonly name: Localised;
  /** The name of an icon in the front end. */
  readonly icon: string;
}

export interface SeedGame {
  readonly id: number;
  readonly name: string;
  readonly providerId: number;
  readonly categoryIds: readonly number[];
  readonly type: "slot" | "table" | "jackpot" | "instant" | "crash" | "bingo";
  /** Return to player in percent, such as 96.21. */
  readonly rtp: number;
  readonly volatility: "low" | "medium" | "high";
  readonly minBet: string;
  readonly maxBet: string;
  readonly jackpot?: string;
  readonly badges: readonly ("new" | "hot" | "exclusive" | "jackpot")[];
  readonly hasDemo: boolean;
  /** ISO 8601 with offset. */
  readonly releasedAt: string;
  /** Consecutive rank by popularity, from 0. */
  readonly popularity: number;
}

export interface SeedTable {
  readonly id: number;
  readonly name: string;
  readonly providerId: number;
  readonly categoryIds: readonly number[];
  readonly type: "roulette" | "blackjack" | "poker" | "baccarat" | "show";
  readonly dealer?: string;
  readonly minBet: string;
  readonly maxBet: string;
  readonly open: boolean;
  readonly seats?: number;
  readonly openingHours?: string;
}

export interface SeedCatalogue {
  readonly providers: readonly SeedProvider[];
  readonly categories: readonly SeedCategory[];
  readonly games: readonly SeedGame[];
  readonly liveProviders: readonly SeedProvider[];
  readonly liveCategories: readonly SeedCategory[];
  readonly tables: readonly SeedTable[];
}

const provider = v.object({ id, name: text, logo: text, status: v.optional(v.picklist([1, 2])) });
const category = v.object({ id, name: localised, icon: text });

const game = v.object({
  id,
  name: text,
  providerId: id,
  categoryIds: v.array(id),
  type: v.picklist(["slot", "table", "jackpot", "instant", "crash", "bingo"]),
  rtp: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
  volatility: v.picklist(["low", "medium", "high"]),
  minBet: money,
  maxBet: money,
  jackpot: v.optional(money),
  badges: v.array(v.picklist(["new", "hot", "exclusive", "jackpot"])),
  hasDemo: v.boolean(),
  releasedAt: v.pipe(v.string(), v.isoTimestamp()),
  popularity: v.pipe(v.number(), v.integer(), v.minValue(0)),
});

const table = v.object({
  id,
  name: text,
  providerId: id,
  categoryIds: v.array(id),
  type: v.picklist(["roulette", "blackjack", "poker", "baccarat", "show"]),
  dealer: v.optional(text),
  minBet: money,
  maxBet: money,
  open: v.boolean(),
  seats: v.optional(id),
  openingHours: v.optional(text),
});

/** A catalogue's file has a row of `gameColumns` for each game. Values missing at the end are null. */
const rows = v.looseObject({ gameColumns: v.array(v.string()), games: v.array(v.array(v.unknown())) });

const catalogue = v.object({
  providers: v.array(provider),
  categories: v.array(category),
  games: v.array(game),
  liveProviders: v.array(provider),
  liveCategories: v.array(category),
  tables: v.array(table),
});

/**
 * Reads a catalogue that somebody has written, in the format of `demo/data/catalogue.json`.
 *
 * @throws Error that names the first faults, and where they are.
 */
export function readCatalogueFile(content: string): SeedCatalogue {
  return checkFile(catalogue, parseCatalogue(checkFile(rows, JSON.parse(content))));
}

export const firstGameId = 10_001;

/** The catalogue in a file's content. Games without an id are numbered from `firstGameId`; every release was in the morning. */
export function parseCatalogue({ gameColumns, games, ...rest }: v.InferOutput<typeof rows>) {
  return {
    ...rest,
    games: games.map((row, index) => {
      const filled = gameColumns
        .map((column, at) => [column, row[at] ?? undefined] as const)
        .filter(([, value]) => value !== undefined);
      const { released, ...game }: Record<string, unknown> = Object.fromEntries(filled);
      return { id: firstGameId + index, ...game, releasedAt: `${String(released)}T09:00:00.000Z` };
    }),
  };
}
