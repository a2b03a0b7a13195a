import type { SeedProvider } from "../types.ts";

const firstLiveProviderId = 301;

const names = [
  "Salon Pera",
  "Kadife Canlı",
  "Atlas Croupiers",
  "Masa Yedi",
  "Nocturne Live",
  "Lodos Live",
  "Redwood Tables",
  "Fener Masa",
  "Harbour Lights",
  "Çifte Kandil",
  "Studio Meridyen",
  "Opal Room",
] as const;

/** The studios that players whose rid is 20 see too. */
const openToAll: ReadonlySet<string> = new Set(["Salon Pera", "Atlas Croupiers", "Lodos Live", "Fener Masa"]);

/** The invented studios of the live casino; their ids never meet those of the slot studios. */
export const liveProviders: readonly SeedProvider[] = names.map((name, index) => ({
  id: firstLiveProviderId + index,
  name,
  logo: `/art/provider/${firstLiveProviderId + index}.svg`,
  status: openToAll.has(name) ? 2 : 1,
}));
