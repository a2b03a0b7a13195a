/**
 * Prefixes for a player's data: keys of localStorage and sessionStorage, and names of IndexedDB databases and caches.
 * Everything with such a prefix can be removed when the player leaves, without a list of features.
 */
export const privatePrefix = "karo.player.";

/** The localStorage keys of persisted answers: public ones, and what the signed-in player may see offline. */
export const persistedKeys = { public: "karo.queries", player: `${privatePrefix}queries` } as const;

/**
 * What a player was typing. Unlike other private data, it outlives a lost session, for the same player (product.md
 * 5.6).
 */
export const draftPrefix = "karo.draft.";

/** Removes every key that begins with one of `prefixes` from localStorage and sessionStorage. Never throws. */
export function removePrefixed(prefixes: readonly string[]): void {
  for (const area of [() => localStorage, () => sessionStorage]) {
    try {
      const storage = area();
      for (const key of Object.keys(storage)) {
        if (prefixes.some((prefix) => key.startsWith(prefix))) storage.removeItem(key);
      }
    } catch {
      // The browser forbids storage, so there is nothing to remove.
    }
  }
}
