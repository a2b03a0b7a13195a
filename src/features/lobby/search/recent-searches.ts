import * as v from "valibot";
import { privatePrefix } from "../../../lib/private-storage.ts";
import { deviceStorage, readJson, writeJson } from "../../../lib/storage.ts";
import { foldForSearch } from "../../../lib/turkish.ts";

/** Gone when the player is, like everything under this prefix. */
const key = `${privatePrefix}searches`;
const most = 6;

/** What was searched for lately and led somewhere, the last one first. */
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
