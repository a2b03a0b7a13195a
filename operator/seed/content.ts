import { information } from "./content/information/all.ts";
import { jackpots } from "./content/jackpots.ts";
import { licences } from "./content/licences.ts";
import { massMessages } from "./content/mass-messages/all.ts";
import { popups } from "./content/popups.ts";
import { promotions } from "./content/promotions/all.ts";
import { sliders } from "./content/sliders.ts";
import { specialDates } from "./content/special-dates.ts";
import { tournaments } from "./content/tournaments/all.ts";
import type { SeedContent } from "./types.ts";

/** Everything that the demo operator's content service shows (spec.md §7), in Turkish and English. */
export function seedContent(): SeedContent {
  return {
    sliders,
    promotions,
    popups,
    specialDates,
    tournaments,
    massMessages,
    jackpots,
    licences,
    information,
  };
}
