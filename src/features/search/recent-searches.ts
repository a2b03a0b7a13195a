import * as v from "valibot";
import { privatePrefix } from "../../lib/private-storage.ts";
import { deviceStorage, readJson, writeJson } from "../../lib/storage.ts";
import { foldForSearch } from "../../lib/turkish.ts";

/** Removed at log-out, like every key with this prefix. */
const key = `${privatePrefix}searches`;
const most = 6;

/** Returns the recent searches from which the player chose a result, the most recent first. */
export function recentSearches(): readonly string[] {
  return readJson(deviceStorage, key, v.array(v.string())) ?? [];
}

export function rememberSearch(text: string): void {
  const folded = foldForSearch(text);
  const others = recentSearches().filter((other) => foldForSearch(other) !== folded);
  writeJson(deviceStorage, key, [text.trim(), ...others].slice(0, most));
}

export function forgetSearches(): void {
  deviceStorage.remove(key);
}
