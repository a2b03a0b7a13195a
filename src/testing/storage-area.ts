/** A `Storage` for tests. A text longer than `capacity` exceeds its quota. */
export function storageArea(capacity = Number.POSITIVE_INFINITY): Storage {
  const entries = new Map<string, string>();
  return {
    get length() {
      return entries.size;
    },
    key: (index) => Array.from(entries.keys())[index] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    setItem(key, text) {
      if (text.length > capacity) throw new DOMException("full", "QuotaExceededError");
      entries.set(key, text);
    },
    removeItem: (key) => void entries.delete(key),
    clear: () => entries.clear(),
  };
}
