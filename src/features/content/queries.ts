import { readOptions } from "../../client/query.ts";
import {
  cmsGetIcSlider,
  cmsGetSlider,
  cmsGetSpecialDateInf,
  cmsPopupInformation,
} from "../../contract/cms.ts";
import type { SliderPlace } from "../../contract/slider-item.ts";

/** The slides at the top of the home page; 7 are asked for (spec §9). */
export const heroSlides = () => readOptions(cmsGetSlider, { limit: 7, offset: 0 });

/** Banners beside the hero (`left`, `right`) or between the shelves (`ic`). */
export type BannerArea = "ic" | "left" | "right";

/**
 * The banners of an area that stand in one of its places: of those between the shelves each has its own, beside
 * the hero the area says it. Each banner brings a picture for phones too, so that one site type asks for all
 * devices.
 */
export const areaBanners = (area: BannerArea, sliderPlace: SliderPlace) =>
  readOptions(cmsGetIcSlider, { SiteType: "desktop", SliderType: area, sliderPlace });

/** What the operator says on a special day. */
export const specialDates = () => readOptions(cmsGetSpecialDateInf, {});

export const popups = () => readOptions(cmsPopupInformation, {});
