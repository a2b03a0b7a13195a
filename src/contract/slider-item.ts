import * as v from "valibot";
import { count, dateOrMoment, flag, id, image, link, maybe, text } from "./values.ts";

/** One picture of a slider: shown only while its status is on and now lies between its dates. */
export const sliderItem = v.object({
  id,
  title: text,
  subtitle: maybe(text),
  image,
  imageMobile: maybe(image),
  url: maybe(link),
  Status: flag,
  /** `sol` is left, `sag` is right. */
  sliderPlace: text,
  Start_date: dateOrMoment,
  End_date: dateOrMoment,
  order: maybe(count),
});
export type SliderItem = v.InferOutput<typeof sliderItem>;

export const sliderAreas = ["general", "ic", "left", "right"] as const;
export type SliderArea = (typeof sliderAreas)[number];

export const sliderPlaces = ["sol", "sag"] as const;
export type SliderPlace = (typeof sliderPlaces)[number];
