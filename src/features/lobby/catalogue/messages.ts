import type { Found } from "../search/results.ts";

/** What the page tells the catalogue's worker. */
export type ToCatalogue =
  | { readonly type: "search"; readonly ask: number; readonly text: string; readonly language: string }
  | { readonly type: "synchronise"; readonly endpoint: string; readonly language: string }
  /** The reply to `may-go-on`. */
  | { readonly type: "go-on"; readonly yes: boolean };

/** What it tells the page. `found` is missing where there is no catalogue yet. */
export type FromCatalogue =
  | { readonly type: "found"; readonly ask: number; readonly found?: Found }
  | { readonly type: "may-go-on" }
  | { readonly type: "fault" };
