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
