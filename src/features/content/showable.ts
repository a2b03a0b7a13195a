import { isRunning, type Period } from "../shared/period.ts";

interface Scheduled extends Period {
  readonly Status: boolean;
}

interface Ordered extends Scheduled {
  readonly order?: number | undefined;
}

/** Whether an item of content is switched on and `now` lies in its dates (spec §5). */
export function isShowable(item: Scheduled, now: number): boolean {
  return item.Status && isRunning(item, now);
}

/**
 * The slides to show at `now`, by their `order`; those without one come last, in the operator's
 * sequence.
 */
export function showableSlides<Slide extends Ordered>(slides: readonly Slide[], now: number): Slide[] {
  return slides
    .filter((slide) => isShowable(slide, now))
    .toSorted((one, other) => (one.order ?? last) - (other.order ?? last));
}

const last = Number.MAX_SAFE_INTEGER;

/** The popup to show: the first that is switched on (spec §5). */
export function activePopup<Popup extends { readonly Active: boolean }>(
  popups: readonly Popup[],
): Popup | undefined {
  return popups.find(({ Active }) => Active);
}
