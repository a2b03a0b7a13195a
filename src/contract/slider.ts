import * as v from "valibot";
import { declareCall } from "./declaration.ts";
import { list } from "./list.ts";
import { sliderItem } from "./slider-item.ts";
import { id } from "./values.ts";

/** Lists the sliders of a site. `siteId` is that of /config.json; the answer for another site is empty. */
export const sliderGetAllItems = declareCall({
  class: "slider",
  method: "get_all_items",
  access: "public",
  cache: "content",
  effect: "read",
  list: true,
  request: v.object({ siteId: id }),
  answer: list(sliderItem),
});

/** Lists those that are shown now. */
export const sliderGetActiveItems = declareCall({
  class: "slider",
  method: "get_active_items",
  access: "public",
  cache: "content",
  effect: "read",
  list: true,
  request: v.object({ siteId: id }),
  answer: list(sliderItem),
});

/** What the service worker may store. */
export const cacheable = [sliderGetAllItems, sliderGetActiveItems] as const;
