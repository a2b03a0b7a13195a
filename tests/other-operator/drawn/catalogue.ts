/** Random games, tables, categories and providers: a row for each list of both controllers. */
import fc, { type Arbitrary } from "fast-check";
import { optional, record } from "./shapes.ts";
import { count, dateOrMoment, flag, id, idOr, image, money, text } from "./values.ts";

const categoryIds = fc.array(id, { maxLength: 3 });

export const game: Arbitrary<object> = record({
  gameID: id,
  name: text,
  providerID: id,
  providerName: text,
  image,
  CategoryIDs: categoryIds,
  type: idOr("slot", "table", "jackpot", "instant", "crash", "bingo"),
  rtp: optional(count),
  volatility: optional(idOr("low", "medium", "high", 3)),
  minBet: optional(money),
  maxBet: optional(money),
  jackpot: optional(money),
  badges: optional(fc.array(fc.oneof(text, fc.constantFrom("new", "hot", "popular", "jackpot")), { maxLength: 4 })),
  hasDemo: optional(flag),
  releasedAt: optional(dateOrMoment),
});

export const table: Arbitrary<object> = record({
  tableID: id,
  name: text,
  providerID: id,
  providerName: text,
  image,
  CategoryIDs: categoryIds,
  type: idOr("roulette", "blackjack", "poker", "baccarat", "show"),
  dealer: optional(text),
  minBet: money,
  maxBet: money,
  open: flag,
  seats: optional(count),
  openingHours: optional(text),
});

export const category: Arbitrary<object> = record({
  CategoryID: id,
  name: text,
  icon: optional(fc.constantFrom("slot", "live", "star", "bilinmeyen", "__proto__", "<svg>", "")),
  count: fc.oneof({ weight: 4, arbitrary: fc.integer({ min: 1, max: 500 }) }, { weight: 1, arbitrary: count }),
});

export const provider: Arbitrary<object> = record({ providerID: id, name: text, logo: optional(image), count });
