/**
 * Has a picture that cannot be had in one width tried in its others, and at last as the wire names it; only then
 * whoever shows it hears of the failure. A phone that was turned on its side, or an operator's new widths, ask for another
 * file than the one that is there without a network.
 */
export function tryOtherWidths(): void {
  // Errors do not bubble: they are met on their way down, before the element's own listeners.
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

/** Of a candidate such as `/art/game/10001.webp?w=216 216w`. */
function addressOf(candidate: string, image: HTMLImageElement): string {
  return new URL(candidate.replace(/ \d+w$/, ""), image.baseURI).href;
}
