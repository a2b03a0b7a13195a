/** The only currency (product.md 9.5): bonuses do not name theirs. */
export const currency = "TRY";
