import { schemaVersion } from "../contract/schema-version.ts";
import { privatePrefix } from "../platform/private-storage.ts";

/** The localStorage key of the persisted query cache. Public data only. */
export const persistedCacheKey = "karo.queries";

/** The localStorage key of what the signed-in player may see offline. Removed with the player's other data. */
export const playersCacheKey = `${privatePrefix}queries`;

/**
 * What a build with other schemas has stored is dropped. In this file, so that the version is in the entry: next to the
 * schemas, each later visit would load and run them before its first render.
 */
export const persistedVersion = schemaVersion;
