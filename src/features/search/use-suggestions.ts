import { useMemo } from "react";
import { useRead } from "../../api/use-read.ts";
import { useStore } from "../../hooks/use-store.ts";
import { iconNameOr } from "../../ui/icon-name.ts";
import { catalogueIndex } from "../catalogue/catalogue.ts";
import { lobbyLink } from "../games/filters.ts";
import { casinoCategories, quickAccessGames, shelfCategories } from "../games/games-queries.ts";
import { type Choice, choicesOf } from "./choices.ts";
import { nearestInCatalogue } from "./find-in-catalogue.ts";
import { foundGame, nothingFound } from "./results.ts";

const most = { popular: 8, categories: 8, providers: 6 };

/**
 * What to choose from before anything is typed: popular games, categories and, with a catalogue on the device, providers.
 * The home page has fetched most of it already. What cannot be fetched is left out.
 */
export function useSuggestions(): readonly Choice[] {
  const games = useRead(quickAccessGames()).rows;
  const categories = useRead(casinoCategories()).rows;
  const index = useStore(catalogueIndex);
  return useMemo(() => {
    const popular = choicesOf({ ...nothingFound, games: games.slice(0, most.popular).map(foundGame) });
    const providers = choicesOf({ ...nothingFound, providers: index?.providers.items.slice(0, most.providers) ?? [] });
    return [
      ...popular.map((choice): Choice => ({ ...choice, group: "popular" })),
      ...shelfCategories(categories)
        .slice(0, most.categories)
        .map(({ CategoryID, name, icon }): Choice => {
          const page = lobbyLink("slot", { category: CategoryID });
          return { key: `c${CategoryID}`, group: "categories", name, icon: iconNameOr(icon, "slot"), page };
        }),
      ...providers,
    ];
  }, [games, categories, index]);
}

/** What has a similar name, for a text that nothing matches. Empty without a catalogue on the device, or for no text. */
export function useNearest(text: string | undefined): readonly Choice[] {
  const index = useStore(catalogueIndex);
  return useMemo(() => {
    if (!index || text === undefined) return [];
    return choicesOf(nearestInCatalogue(index, text)).map((choice) => ({ ...choice, group: "nearest" }));
  }, [index, text]);
}
