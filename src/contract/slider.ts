import * as v from "valibot";
import { declareCall } from "./declaration.ts";
import { list } from "./list.ts";
import { sliderItem } from "./slider-item.ts";
import { id } from "./values.ts";

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
