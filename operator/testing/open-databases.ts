/** The databases that the running test file has opened and not yet closed, by name. */
export const openDatabases = new Set<string>();
