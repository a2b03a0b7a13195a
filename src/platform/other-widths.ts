/**
 * If a picture fails to load in one width, tries its other widths and finally the plain `src`. Only the last failure
 * reaches the component that shows the picture. This helps offline: after a phone is rotated, or the operator changes
 * the widths, `srcset` selects a file that is not stored.
 */
export function tryOtherWidths(): void {
  // Error events do not bubble. The capture phase handles them before the element's own listeners.
  document.addEventListener("error", tryAnother, { capture: true });
}

function tryAnother(event: Event): void {
  const image = event.target;
  if (!(image instanceof HTMLImageElement) || !image.srcset) return;
  const others = image.srcset.split(", ").filter((candidate) => addressOf(candidate, image) !== image.currentSrc);
  event.stopPropagation();
  if (others.length > 0) image.srcset = others.join(", ");
  else image.removeAttribute("srcset");
}

/** The address in a `srcset` candidate such as `/art/game/10001.webp?w=216 216w`. */
function addressOf(candidate: string, image: HTMLImageElement): string {
  return new URL(candidate.replace(/ \d+w$/, ""), image.baseURI).href;
}
