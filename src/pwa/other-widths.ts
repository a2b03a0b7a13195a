/**
 * Has a picture that cannot be had in one width tried in its others, and at last as the wire names it; only then
 * whoever shows it hears of the failure. Offline a game that was seen in a grid is there in the grid's width alone,
 * while its small place in the search asks for another.
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

/** Of a candidate such as `/art/game/10001.webp?w=192 192w`. */
function addressOf(candidate: string, image: HTMLImageElement): string {
  return new URL(candidate.replace(/ \d+w$/, ""), image.baseURI).href;
}
