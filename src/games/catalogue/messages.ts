import type { SlotGame } from "../../contract/casino.ts";
import type { LiveTable } from "../../contract/livecasino.ts";
import type { LobbyFilters, LobbyKind } from "../lobbies/filters.ts";
import type { KeptList } from "./kept-lobby.ts";

/** A page of a lobby's list. */
export interface AskedList {
  readonly lobby: LobbyKind;
  readonly filters: LobbyFilters;
  readonly offset: number;
  readonly limit: number;
}

/** Messages from the page to the catalogue's worker. */
export type ToCatalogue =
  /** Asks for the stored catalogue in a language: now, and again whenever it changes. */
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
  /** Deletes the stored catalogue of every language. */
  | { readonly type: "forget"; readonly ask: number }
  /** The answer to `may-go-on`. */
  | { readonly type: "go-on"; readonly yes: boolean };

/** A stored page from `packPage`, with its names folded for comparison. */
export interface LoadedPage {
  readonly lobby: LobbyKind;
  readonly rows: Uint8Array;
  readonly folded: string[];
}

/** Messages from the worker to the page. */
export type FromCatalogue =
  /** A page, in the catalogue's order. One message for all pages would block the page's thread for too long. */
  | ({ readonly type: "page"; readonly language: string } & LoadedPage)
  /** All pages have been sent. */
  | { readonly type: "loaded"; readonly language: string }
  | { readonly type: "listed"; readonly ask: number; readonly found?: KeptList }
  | { readonly type: "item"; readonly ask: number; readonly found?: SlotGame | LiveTable }
  | { readonly type: "forgotten"; readonly ask: number }
  /** A synchronisation has ended, with everything or because it had to stop. */
  | { readonly type: "synchronised" }
  | { readonly type: "may-go-on" }
  | { readonly type: "fault" };
