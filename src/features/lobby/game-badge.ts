/** The badges that this build has a word for, the one that says most in front. */
const known = ["jackpot", "exclusive", "new", "hot"] as const;
export type GameBadge = (typeof known)[number];

/** The one badge that a tile has room for; undefined for none, or none that is known. */
export function gameBadge(badges: readonly string[] | undefined): GameBadge | undefined {
  return known.find((badge) => badges?.includes(badge));
}
