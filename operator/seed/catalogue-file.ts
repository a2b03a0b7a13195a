import * as v from "valibot";
import { parseCatalogue } from "./catalogue.ts";
import type { SeedCatalogue } from "./types.ts";

const id = v.pipe(v.number(), v.integer(), v.minValue(1));
const text = v.pipe(v.string(), v.nonEmpty());
const money = v.pipe(v.string(), v.regex(/^\d{1,12}\.\d{2}$/, 'Expected an amount such as "10.00"'));
const localised = v.object({ tr: text, en: text });
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

/** The file has a row of columns for each game. */
const rows = v.object({ gameColumns: v.array(v.string()), games: v.array(v.array(v.unknown())) });

const catalogue = v.object({
  providers: v.array(provider),
  categories: v.array(category),
  games: v.array(game),
  liveProviders: v.array(provider),
  liveCategories: v.array(category),
  tables: v.array(table),
});

const mostNamed = 5;

/**
 * Reads a catalogue that somebody has written, in the format of `operator/demo/catalogue.json`.
 *
 * @throws Error that names the first faults, and where they are.
 */
export function readCatalogueFile(content: string): SeedCatalogue {
  check(rows, JSON.parse(content));
  return check(catalogue, parseCatalogue(content));
}

function check<Schema extends v.GenericSchema>(schema: Schema, value: unknown): v.InferOutput<Schema> {
  const read = v.safeParse(schema, value);
  if (read.success) return read.output;
  const faults = read.issues
    .slice(0, mostNamed)
    .map((issue) => `${v.getDotPath(issue) ?? "the file"}: ${issue.message}`);
  throw new Error(faults.join("\n"));
}
