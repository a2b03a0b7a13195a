/** How wide a live table's picture is shown in grids, for `inWidths`: what is smaller takes the same one. */
export const tableSizes = "15rem";
