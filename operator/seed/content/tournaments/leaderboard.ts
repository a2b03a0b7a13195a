import { randomFrom } from "../../catalogue/random.ts";
import type { SeedTournament } from "../../types.ts";
import { prizeOf, prizeRanks } from "./prizes.ts";

const openings = [
  "Ka", "Me", "Se", "Bo", "De", "Fi", "Gü", "Ha", "İp", "Ke", "La", "Mu", "Na", "Or", "Öz",
  "Pe", "Ru", "Şe", "Ta", "Uğ", "Ve", "Ya", "Ze", "Al", "Be", "Ce", "Do", "El",
];

/**
 * The first 20 of a tournament, the same on every seeding: masked handles, none of them twice, and
 * points that fall from `topScore`.
 */
export function leaderboard(
  tournamentId: number,
  pool: string,
  topScore: number,
): SeedTournament["leaderboard"] {
  const random = randomFrom(`leaderboard ${tournamentId}`);
  const left = [...openings];
  let points = topScore;
  return Array.from({ length: prizeRanks }, (_, index) => {
    const rank = index + 1;
    if (index > 0) points = Math.floor(points * random.range(0.88, 0.985));
    const [opening = ""] = left.splice(random.int(0, left.length - 1), 1);
    const prize = prizeOf(pool, rank);
    return { rank, player: `${opening}••••${random.int(10, 99)}`, points, ...(prize && { prize }) };
  });
}
