import type { SeedTable } from "../types.ts";
import { internationalDealers, turkishDealers } from "./dealers.ts";
import { liveProviders } from "./live-providers.ts";
import { type Random, randomFrom } from "./random.ts";
import { shuffled } from "./naming/ideas.ts";
import { tableNames } from "./table-names.ts";

export const firstTableId = 501;

const liveCategoryIds = {
  roulette: 27,
  blackjack: 60,
  poker: 63,
  baccarat: 65,
  show: 67,
  turkish: 69,
  vip: 72,
  fast: 73,
  fresh: 75,
  popular: 77,
  lowLimits: 82,
} as const;

type Limits = readonly [minBet: string, maxBet: string];

const limits: readonly Limits[] = [
  ["5.00", "2500.00"],
  ["10.00", "5000.00"],
  ["25.00", "10000.00"],
  ["50.00", "25000.00"],
  ["100.00", "50000.00"],
];

const vipLimits: readonly Limits[] = [
  ["250.00", "100000.00"],
  ["500.00", "250000.00"],
  ["1000.00", "500000.00"],
];

const evenings = ["18:00–04:00", "20:00–06:00", "12:00–00:00", "16:00–02:00"] as const;
const seatsOf = {
  roulette: undefined,
  blackjack: 7,
  poker: 6,
  baccarat: 7,
  show: undefined,
} as const;

/** The live tables, ordered by id, kinds mixed. */
export function seedTables(): SeedTable[] {
  const random = randomFrom("tables");
  return shuffled(tableNames(), random).map(({ type, title }, index): SeedTable => {
    const vip = /VIP/.test(title.name) || random.chance(0.06);
    const fast = /Hızlı|Oto |Auto/.test(title.name);
    const [minBet, maxBet] = random.pick(
      type === "show" ? limits.slice(0, 2) : vip ? vipLimits : limits,
    );
    const seats = seatsOf[type];
    const hasDealer = !/Oto |Auto/.test(title.name);
    return {
      id: firstTableId + index,
      name: title.name,
      providerId: random.pick(liveProviders).id,
      categoryIds: [
        liveCategoryIds[type],
        ...(index < 36 ? [liveCategoryIds.popular] : []),
        ...(title.turkish ? [liveCategoryIds.turkish] : []),
        ...(vip ? [liveCategoryIds.vip] : []),
        ...(fast ? [liveCategoryIds.fast] : []),
        ...(index >= 196 ? [liveCategoryIds.fresh] : []),
        ...(Number(minBet) <= 10 ? [liveCategoryIds.lowLimits] : []),
      ],
      type,
      ...(hasDealer && {
        dealer: random.pick(title.turkish ? turkishDealers : internationalDealers),
      }),
      minBet,
      maxBet,
      ...hoursOf(random),
      ...(seats && { seats }),
    };
  });
}

/** Most tables never close; a closed one says when it opens. */
function hoursOf(random: Random): Pick<SeedTable, "open" | "openingHours"> {
  if (random.chance(0.78)) return { open: true };
  return { open: random.chance(0.4), openingHours: random.pick(evenings) };
}
