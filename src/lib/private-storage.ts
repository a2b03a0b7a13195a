/**
 * Where features keep what is a player's: keys of localStorage and sessionStorage, and names of IndexedDB
 * databases, begin with one of these, so that nobody has to be remembered when the player leaves.
 */
export const privatePrefix = "karo.player.";

/** What a player was typing: it outlives a session that was lost, for the same player (spec §3, drafts). */
export const draftPrefix = "karo.draft.";

/** Removes every key that begins with one of `prefixes` from the page's storages. Never throws. */
export function removePrefixed(prefixes: readonly string[]): void {
  for (const area of [() => localStorage, () => sessionStorage]) {
    try {
      const storage = area();
      for (const key of Object.keys(storage)) {
        if (prefixes.some((prefix) => key.startsWith(prefix))) storage.removeItem(key);
      }
    } catch {
      // Storage is forbidden: nothing is in it.
    }
  }
}
