import type { QueryClient } from "@tanstack/react-query";
import { heroSlides } from "./slider-queries.ts";
import { casinoCategories, jackpots, quickAccessGames } from "../../games/queries.ts";

/** Sends the first screen's queries before its components render. The sections show failures. */
export function startHomeQueries(queryClient: QueryClient): void {
  void Promise.allSettled([
    queryClient.query(heroSlides()),
    queryClient.query(casinoCategories()),
    queryClient.query(quickAccessGames()),
    queryClient.query(jackpots()),
  ]);
}
