import type { SlotGame } from "../../../contract/casino.ts";
import type { LiveTable } from "../../../contract/livecasino.ts";
import type { LobbyFilters, LobbyKind } from "../filters/filters.ts";
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
  /** Asks for what is kept in a language: now, and again whenever that changes. */
  | { readonly type: "load"; readonly language: string }
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

/** A page of what is kept, as `packPage` made it, and its names as the search compares them. */
export interface LoadedPage {
  readonly lobby: LobbyKind;
  readonly rows: Uint8Array;
  readonly folded: string[];
}

/** What it tells the page. */
export type FromCatalogue =
  /** Pages in the order of the catalogue: a message each, for one of them all would take the page's thread too long. */
  | ({ readonly type: "page"; readonly language: string } & LoadedPage)
  /** Those were all. */
  | { readonly type: "loaded"; readonly language: string }
  | { readonly type: "listed"; readonly ask: number; readonly found?: KeptList }
  | { readonly type: "item"; readonly ask: number; readonly found?: SlotGame | LiveTable }
  | { readonly type: "may-go-on" }
  | { readonly type: "fault" };
