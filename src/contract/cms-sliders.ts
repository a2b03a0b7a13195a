import * as v from "valibot";
import { declareCall } from "./declaration.ts";
import { list } from "./list.ts";
import { sliderAreas, sliderItem, sliderPlaces } from "./slider-item.ts";
import { maybe, page, text } from "./values.ts";

/**
 * Lists the sliders of one area. `sliderPlace` filters within the area `ic`. The answer is the same for every `SiteType`,
 * because it has the pictures for phones as well.
 */
export const cmsGetIcSlider = declareCall({
  class: "cmscontroller",
  method: "getIcSlider",
  access: "public",
  cache: "content",
  effect: "read",
  list: true,
  request: v.object({
    SiteType: text,
    SliderType: v.picklist(sliderAreas),
    sliderPlace: maybe(v.picklist(sliderPlaces)),
  }),
  answer: list(sliderItem),
});

/** Lists the sliders of the area `general`. */
export const cmsGetSlider = declareCall({
  class: "cmscontroller",
  method: "getSlider",
  access: "public",
  cache: "content",
  effect: "read",
  list: true,
  request: page,
  answer: list(sliderItem),
});

/** What the service worker may store. */
export const cacheable = [cmsGetIcSlider, cmsGetSlider] as const;
