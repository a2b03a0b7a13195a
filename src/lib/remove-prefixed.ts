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
