/** The wire names no currency for limits and stakes; the only one that accounts have is TRY (spec §9). */
export const tableCurrency = "TRY";
