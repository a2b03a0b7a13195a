/** How the tiles of a list are laid out; lengths in rem, so that they grow with the player's text size. */
export interface TileShape {
  /** No narrower than this, and no fewer side by side than `leastColumns`. */
  readonly width: { readonly phone: number; readonly wide: number };
  readonly leastColumns: number;
  /** Height of the picture for a width of 1. */
  readonly picture: number;
  /** What stands under the picture, the space between included. */
  readonly words: number;
  readonly gap: { readonly phone: number; readonly wide: number };
}

/** A grid in CSS pixels. Whole ones: thousands of rows add up without a remainder. */
export interface GridGeometry {
  readonly columns: number;
  readonly tileWidth: number;
  readonly gap: number;
  /** One tile and the space below it. */
  readonly rowHeight: number;
}

/** From which width on a grid is a wide one, in rem. */
const wideFrom = 40;

/** The grid that fits `width` (CSS pixels) where one rem is `rem` pixels. */
export function gridGeometry(shape: TileShape, width: number, rem: number): GridGeometry {
  const size = width >= wideFrom * rem ? "wide" : "phone";
  const gap = Math.round(shape.gap[size] * rem);
  const fitting = Math.floor((width + gap) / (shape.width[size] * rem + gap));
  const columns = Math.max(shape.leastColumns, fitting, 1);
  const tileWidth = Math.max(1, Math.floor((width - gap * (columns - 1)) / columns));
  const rowHeight = Math.ceil(tileWidth * shape.picture) + Math.ceil(shape.words * rem) + gap;
  return { columns, tileWidth, gap, rowHeight };
}
