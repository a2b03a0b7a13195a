/** The width of a live table's picture in grids, for `inWidths`. Smaller places use the same picture. */
export const tableSizes = "15rem";
