import type { SlotGame } from "../../../contract/casino.ts";
import type { LiveTable } from "../../../contract/livecasino.ts";
import type { LobbyFilters, LobbyKind } from "../filters/filters.ts";
import type { Found } from "../search/results.ts";
import type { KeptList } from "./kept-lobby.ts";

/** Which page of which list. */
export interface AskedList {
  readonly lobby: LobbyKind;
  readonly filters: LobbyFilters;
  readonly offset: number;
  readonly limit: number;
}

/** What the page tells the catalogue's worker. */
export type ToCatalogue =
  | { readonly type: "search"; readonly ask: number; readonly text: string; readonly language: string }
  | ({ readonly type: "list"; readonly ask: number; readonly language: string } & AskedList)
  | {
      readonly type: "item";
      readonly ask: number;
      readonly lobby: LobbyKind;
      readonly id: string;
      readonly language: string;
    }
  | { readonly type: "synchronise"; readonly endpoint: string; readonly language: string }
  /** The reply to `may-go-on`. */
  | { readonly type: "go-on"; readonly yes: boolean };

/** What it tells the page. `found` is missing where there is no catalogue yet. */
export type FromCatalogue =
  | { readonly type: "found"; readonly ask: number; readonly found?: Found }
  | { readonly type: "listed"; readonly ask: number; readonly found?: KeptList }
  | { readonly type: "item"; readonly ask: number; readonly found?: SlotGame | LiveTable }
  | { readonly type: "may-go-on" }
  | { readonly type: "fault" };
