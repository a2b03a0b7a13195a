import type { Store } from "../../lib/store.ts";
import { createStoredValue } from "../../lib/stored-value.ts";

/**
 * Outlives a log-out, unlike a player's other data: the player has asked to be reminded at every visit. It holds no more
 * than the digest that identifies the player on this device, and a number of minutes.
 */
const prefix = "karo.reality-check.";

const stores = new Map<string, Store<number | null>>();

/**
 * How many minutes a player wants between two reality checks; null for none. Kept on this device, for operators without
 * the `limits` extension.
 */
export function deviceInterval(playerId: string): Store<number | null> {
  const known = stores.get(playerId);
  if (known) return known;
  const store = createStoredValue<number | null>({
    key: prefix + playerId,
    decode: (text) => (text !== undefined && /^[1-9]\d{0,3}$/.test(text) ? Number(text) : null),
    encode: (minutes) => (minutes === null ? undefined : String(minutes)),
  });
  stores.set(playerId, store);
  return store;
}
