export const tournamentsPath = "/tournaments";

/** The address of one tournament. */
export function tournamentPath(id: string): string {
  return `${tournamentsPath}?id=${encodeURIComponent(id)}`;
}
