/** A header on every answer from the service worker's store: the ISO time at which it was stored. */
export const cachedAtHeader = "X-Cached-At";
