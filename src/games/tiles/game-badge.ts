/** The badges that have a text in this build, the most important first. */
const known = ["jackpot", "exclusive", "new", "hot"] as const;
export type GameBadge = (typeof known)[number];

/** Returns the one badge that fits on a tile; undefined if there is none or none is known. */
export function gameBadge(badges: readonly string[] | undefined): GameBadge | undefined {
  return known.find((badge) => badges?.includes(badge));
}
