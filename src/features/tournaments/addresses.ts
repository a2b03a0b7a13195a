export const tournamentsPath = "/tournaments";

/** The own address of a tournament, to share. */
export function tournamentPath(id: string): string {
  return `${tournamentsPath}?id=${encodeURIComponent(id)}`;
}
