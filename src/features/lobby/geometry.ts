/** The layout of a list's tiles. Lengths are in rem, so that they grow with the player's text size. */
export interface TileShape {
  /** The minimum width of a tile. It may be narrower where fewer than `leastColumns` would fit. */
  readonly width: { readonly phone: number; readonly wide: number };
  readonly leastColumns: number;
  /** The height of the picture as a multiple of its width. */
  readonly picture: number;
  /** The height of the text below the picture, with the space between them. */
  readonly words: number;
  readonly gap: { readonly phone: number; readonly wide: number };
}

/** A grid in whole CSS pixels, so that no fractions add up over thousands of rows. */
export interface GridGeometry {
  readonly columns: number;
  readonly tileWidth: number;
  readonly gap: number;
  /** The height of a tile and the space below it. */
  readonly rowHeight: number;
}

/** The width from which a grid counts as wide. */
const wideFromRem = 40;

/** Returns the grid for a width in CSS pixels, where one rem is `rem` pixels. */
export function gridGeometry(shape: TileShape, width: number, rem: number): GridGeometry {
  const size = width >= wideFromRem * rem ? "wide" : "phone";
  const gap = Math.round(shape.gap[size] * rem);
  const fitting = Math.floor((width + gap) / (shape.width[size] * rem + gap));
  const columns = Math.max(shape.leastColumns, fitting, 1);
  const tileWidth = Math.max(1, Math.floor((width - gap * (columns - 1)) / columns));
  const rowHeight = Math.ceil(tileWidth * shape.picture) + Math.ceil(shape.words * rem) + gap;
  return { columns, tileWidth, gap, rowHeight };
}
