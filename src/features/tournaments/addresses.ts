import type { SitePath } from "../../ui/site-href.ts";

export const tournamentsPath = "/tournaments";

/** The address of one tournament. */
export function tournamentPath(id: string): SitePath {
  return `${tournamentsPath}?id=${encodeURIComponent(id)}`;
}
