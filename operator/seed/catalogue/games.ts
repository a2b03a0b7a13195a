import type { SeedGame } from "../types.ts";
import { categoryIds } from "./categories.ts";
import type { GameDesign, GameType } from "./design.ts";
import { pickBets, pickJackpot, pickVolatility, returnOf } from "./game-figures.ts";
import { randomFrom } from "./random.ts";
import { themes } from "./themes/themes.ts";

/** The moment from which ages are counted back; fixed, so that the seed never changes. */
export const catalogueEpoch = Date.UTC(2026, 10, 1, 9);

const day = 86_400_000;
const sizes = { quickAccess: 50, popular: 300, fresh: 360, newBadge: 240, hotBadge: 100 } as const;

/** Categories of kinds that are not slots; a slot on their themes is filed elsewhere. */
const kindCategories = new Set<number>([
  categoryIds.table,
  categoryIds.crash,
  categoryIds.bingo,
  categoryIds.instant,
  58,
]);
const adventure = 49;
/** In percent, of the category of that name. */
const highReturn = 97;

const ofKind: Readonly<Record<GameType, readonly number[]>> = {
  slot: [],
  jackpot: [categoryIds.jackpots],
  table: [categoryIds.table],
  crash: [categoryIds.crash],
  bingo: [categoryIds.bingo],
  instant: [categoryIds.instant],
};

/** The catalogue's games, ordered by id. */
export function seedGames(designs: readonly GameDesign[]): SeedGame[] {
  const ranks = rankBy(designs, (design) => -design.appeal);
  const ages = rankBy(designs, (design) => design.age);
  const random = randomFrom("figures");
  return designs.map((design, index) => {
    const popularity = ranks[index]!;
    const newness = ages[index]!;
    const rtp = returnOf(design.type);
    // Three numbers that no figure is made of any more: without them all that follow would be others.
    for (let unused = 0; unused < 3; unused++) random.next();
    const { minBet, maxBet } = pickBets(design.type, random);
    return {
      id: design.id,
      name: design.name,
      providerId: design.providerId,
      categoryIds: categoriesOf(design, { popularity, newness, rtp }),
      type: design.type,
      rtp,
      volatility: pickVolatility(design.type, random),
      minBet,
      maxBet,
      ...(design.type === "jackpot" && { jackpot: pickJackpot(random) }),
      badges: badgesOf(design, popularity, newness),
      hasDemo:
        design.type === "bingo" ? false : random.chance(design.type === "table" ? 0.5 : 0.88),
      releasedAt: new Date(catalogueEpoch - design.age * day).toISOString(),
      popularity,
    };
  });
}

/** Position of each item when they are ordered by `key`, from 0, without gaps. */
function rankBy(designs: readonly GameDesign[], key: (design: GameDesign) => number): number[] {
  const order = designs
    .map((_, index) => index)
    .sort((a, b) => key(designs[a]!) - key(designs[b]!) || a - b);
  const ranks: number[] = [];
  order.forEach((index, rank) => (ranks[index] = rank));
  return ranks;
}

interface Standing {
  readonly popularity: number;
  readonly newness: number;
  readonly rtp: number;
}

function categoriesOf(design: GameDesign, { popularity, newness, rtp }: Standing): number[] {
  const isSlot = design.type === "slot" || design.type === "jackpot";
  const ofTheme = themes[design.theme].categories.filter(
    (id) => !isSlot || !kindCategories.has(id),
  );
  return [
    ...new Set([
      ...(popularity < sizes.quickAccess ? [categoryIds.quickAccess] : []),
      ...(popularity < sizes.popular ? [categoryIds.popular] : []),
      ...(newness < sizes.fresh ? [categoryIds.fresh] : []),
      ...ofKind[design.type],
      ...(ofTheme.length || !isSlot ? ofTheme : [adventure]),
      ...(design.manyWays ? [categoryIds.manyWays] : []),
      ...(rtp >= highReturn ? [categoryIds.highReturn] : []),
      ...(design.exclusive ? [categoryIds.exclusive] : []),
    ]),
  ];
}

function badgesOf(design: GameDesign, popularity: number, newness: number): SeedGame["badges"] {
  return [
    ...(newness < sizes.newBadge ? (["new"] as const) : []),
    ...(popularity < sizes.hotBadge ? (["hot"] as const) : []),
    ...(design.exclusive ? (["exclusive"] as const) : []),
    ...(design.type === "jackpot" ? (["jackpot"] as const) : []),
  ];
}
