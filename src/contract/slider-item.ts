import * as v from "valibot";
import { flag, id, ifFits, image, link, periodBound, shownCount, text } from "./values.ts";

/** A picture of a slider, shown only while its status is on and between its dates. */
export const sliderItem = v.object({
  id,
  title: text,
  subtitle: ifFits(text),
  image,
  imageMobile: ifFits(image),
  url: ifFits(link),
  Status: flag,
  /** `sol` is left, `sag` is right. */
  sliderPlace: text,
  Start_date: periodBound,
  End_date: periodBound,
  order: ifFits(shownCount),
});
export type SliderItem = v.InferOutput<typeof sliderItem>;

export const sliderAreas = ["general", "ic", "left", "right"] as const;
export type SliderArea = (typeof sliderAreas)[number];

export const sliderPlaces = ["sol", "sag"] as const;
export type SliderPlace = (typeof sliderPlaces)[number];
