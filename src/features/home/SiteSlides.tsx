import type { Elements } from "../../ui/elements.ts";
import { siteConfig } from "../../api/config.ts";
import { readOptions } from "../../api/query.ts";
import { useRead } from "../../api/use-read.ts";
import { sliderGetActiveItems, sliderGetAllItems } from "../../contract/slider.ts";
import type { SliderItem } from "../../contract/slider-item.ts";
import { showableSlides } from "./showable.ts";

export interface SiteSlidesProps {
  /** Milliseconds since 1970. */
  nowMs: number;
  children: (slides: readonly SliderItem[]) => Elements;
}

/**
 * The slides of the whole site (`siteId`), for when the home page has none of its own. Uses the active slides or,
 * without any, those of all slides that are due now. A failure is not shown.
 */
export function SiteSlides({ nowMs, children }: SiteSlidesProps) {
  const { siteId } = siteConfig();
  const active = useRead(readOptions(sliderGetActiveItems, { siteId }));
  const ofActive = showableSlides(active.rows, nowMs);
  const all = useRead(readOptions(sliderGetAllItems, { siteId }), {
    enabled: active.state !== "loading" && ofActive.length === 0,
  });
  const slides = ofActive.length > 0 ? ofActive : showableSlides(all.rows, nowMs);
  return slides.length > 0 ? children(slides) : null;
}
