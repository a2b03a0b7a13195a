import { privatePrefix } from "../platform/private-storage.ts";

/** The localStorage key of the persisted query cache. Public data only. */
export const persistedCacheKey = "karo.queries";

/** The localStorage key of what the signed-in player may see offline. Removed with the player's other data. */
export const playersCacheKey = `${privatePrefix}queries`;
