import * as v from "valibot";
import { readJson, visitStorage, writeJson } from "../../../lib/storage.ts";

/** Where in a list the player was: the first tile below the bars, and how far it was scrolled under them. */
export interface GridPlace {
  readonly index: number;
  /** CSS pixels, negative while the list begins further down. */
  readonly offset: number;
}

const key = "karo.places";
/** Entries of the history that a visit remembers; the oldest go first. */
const most = 50;

const places = v.array(v.tuple([v.string(), v.object({ index: v.number(), offset: v.number() })]));

let memory: Map<string, GridPlace> | undefined;

function remembered(): Map<string, GridPlace> {
  if (memory) return memory;
  memory = new Map(readJson(visitStorage, key, places));
  // Written once, when the page goes, not at every scroll.
  globalThis.addEventListener?.("pagehide", () => writeJson(visitStorage, key, [...remembered()]));
  return memory;
}

/** The place on a page of the history, named by its entry's key; also after the page was reloaded. */
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
