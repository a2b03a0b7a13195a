import type { Popup } from "../../contract/cms.ts";
import { isRunning, type Period } from "../../lib/period.ts";

interface Scheduled extends Period {
  readonly Status: boolean;
}

interface Ordered extends Scheduled {
  readonly order?: number | undefined;
}

/** Whether an item of content is active and `nowMs` lies between its dates (product.md 3.7). */
export function isShowable(item: Scheduled, nowMs: number): boolean {
  return item.Status && isRunning(item, nowMs);
}

/** The slides to show at `nowMs`, sorted by `order`. Slides without one come last, in the operator's order. */
export function showableSlides<Slide extends Ordered>(slides: readonly Slide[], nowMs: number): Slide[] {
  return slides
    .filter((slide) => isShowable(slide, nowMs))
    .toSorted((one, other) => (one.order ?? last) - (other.order ?? last));
}

const last = Number.MAX_SAFE_INTEGER;

/** The popup to show: the first active one for this audience or for everybody (product.md 3.7). */
export function activePopup<Item extends Pick<Popup, "Active" | "audience">>(
  popups: readonly Item[],
  viewer: NonNullable<Popup["audience"]>,
): Item | undefined {
  return popups.find(({ Active, audience }) => Active && (audience === undefined || audience === viewer));
}
