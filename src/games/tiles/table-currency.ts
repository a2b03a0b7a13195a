/** The contract has no currency for limits and stakes. The only one is TRY (product.md 9.5). */
export const tableCurrency = "TRY";
