/** The only currency (product.md 9.5): statements do not name theirs. */
export const currency = "TRY";
