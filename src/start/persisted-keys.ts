import { schemaVersion } from "../contract/schema-version.ts";
import { privatePrefix } from "../platform/private-storage.ts";

/** The localStorage key of the persisted query cache. Public data only. */
export const persistedCacheKey = "karo.queries";

/** The localStorage key of what the signed-in player may see offline. Removed with the player's other data. */
export const playersCacheKey = `${privatePrefix}queries`;

/**
 * The version of the stored answers. Answers that a build with other schemas has stored are dropped. The constant is here,
 * and so in the entry, because importing it from the schemas' chunk would load all schemas before the first render.
 */
export const persistedVersion = schemaVersion;
