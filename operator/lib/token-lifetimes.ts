const hourMs = 3_600_000;

/** How long the link in a mail works, in milliseconds: to confirm an address, and to choose a new password. */
export const tokenLifetimesMs = { confirm: 7 * 24 * hourMs, reset: hourMs } as const;
