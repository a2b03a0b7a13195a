import * as v from "valibot";
import { readJson, visitStorage, writeJson } from "../../platform/storage.ts";

/** A scroll position in a list: the first tile below the sticky bars, and how far it was scrolled under them. */
export interface GridPlace {
  readonly index: number;
  /** In CSS pixels; negative while the list begins further down. */
  readonly offset: number;
}

const key = "karo.places";
/** The largest number of history entries that a visit remembers. The oldest are dropped first. */
const most = 50;

const places = v.array(v.tuple([v.string(), v.object({ index: v.number(), offset: v.number() })]));

let memory: Map<string, GridPlace> | undefined;

function remembered(): Map<string, GridPlace> {
  if (memory) return memory;
  memory = new Map(readJson(visitStorage, key, places));
  // Written once, when the page is unloaded, and not at every scroll.
  globalThis.addEventListener?.("pagehide", () => writeJson(visitStorage, key, [...remembered()]));
  return memory;
}

/** Returns the position in a history entry, named by its key. It survives a reload. */
export function placeOn(entry: string): GridPlace | undefined {
  return remembered().get(entry);
}

export function rememberPlace(entry: string, place: GridPlace): void {
  const all = remembered();
  all.delete(entry);
  all.set(entry, place);
  for (const oldest of all.keys()) {
    if (all.size <= most) break;
    all.delete(oldest);
  }
}
