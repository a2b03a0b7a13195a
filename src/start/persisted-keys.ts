import { schemaVersion } from "../contract/schema-version.ts";

/**
 * The version of the stored answers. Answers that a build with other schemas has stored are dropped. The constant is here,
 * and so in the entry, because importing it from the schemas' chunk would load all schemas before the first render.
 */
export const persistedVersion = schemaVersion;
