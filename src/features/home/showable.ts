import { isRunning, type Period } from "../../lib/period.ts";

interface Scheduled extends Period {
  readonly Status: boolean;
}

interface Ordered extends Scheduled {
  readonly order?: number | undefined;
}

/** Whether an item of content is active and `now` lies between its dates (product.md 3.7). */
export function isShowable(item: Scheduled, now: number): boolean {
  return item.Status && isRunning(item, now);
}

/** The slides to show at `now`, sorted by `order`. Slides without one come last, in the operator's order. */
export function showableSlides<Slide extends Ordered>(slides: readonly Slide[], now: number): Slide[] {
  return slides
    .filter((slide) => isShowable(slide, now))
    .toSorted((one, other) => (one.order ?? last) - (other.order ?? last));
}

const last = Number.MAX_SAFE_INTEGER;

/** The popup to show: the first active one (product.md 3.7). */
export function activePopup<Popup extends { readonly Active: boolean }>(
  popups: readonly Popup[],
): Popup | undefined {
  return popups.find(({ Active }) => Active);
}
