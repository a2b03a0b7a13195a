import type { QueryClient } from "@tanstack/react-query";
import { readOptions } from "../../api/query.ts";
import { cmsGetIcSlider, cmsGetSlider } from "../../contract/cms-sliders.ts";
import type { SliderPlace } from "../../contract/slider-item.ts";
import { casinoCategories, jackpots, quickAccessGames } from "../games/games-queries.ts";

/** The slides at the top of the home page; at most 7 (product.md 9.3). */
export const heroSlides = () => readOptions(cmsGetSlider, { limit: 7, offset: 0 });

/** The banners beside the hero (`left`, `right`) or between the shelves (`ic`). */
type BannerArea = "ic" | "left" | "right";

/**
 * The banners of an area with this place. Between the shelves each banner has a place of its own; beside the hero the
 * area implies it. Each banner includes a picture for phones, so one site type serves all devices.
 */
export const areaBanners = (area: BannerArea, sliderPlace: SliderPlace) =>
  readOptions(cmsGetIcSlider, { SiteType: "desktop", SliderType: area, sliderPlace });

/** Sends the first screen's queries before its components render. The sections show failures. */
export function startHomeQueries(queryClient: QueryClient): void {
  void Promise.allSettled([
    queryClient.query(heroSlides()),
    queryClient.query(casinoCategories()),
    queryClient.query(quickAccessGames()),
    queryClient.query(jackpots()),
  ]);
}
