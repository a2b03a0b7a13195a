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

/** What the page asks the catalogue's worker: the data of each question, and its answer. */
export interface Questions {
  /** A page of a lobby's list; undefined without a catalogue. */
  readonly list: { readonly data: AskedList & { readonly language: string }; readonly answer: KeptList | undefined };
  /** A game or table; undefined if the catalogue has none with this id. */
  readonly item: {
    readonly data: { readonly lobby: LobbyKind; readonly id: string; readonly language: string };
    readonly answer: SlotGame | LiveTable | undefined;
  };
  /** Brings the catalogue up to date. The answer comes when that has ended, complete or not. */
  readonly synchronise: { readonly data: { readonly endpoint: string; readonly language: string }; readonly answer: void };
  /** Deletes the stored catalogue of every language. */
  readonly forget: { readonly data: object; readonly answer: void };
}
export type QuestionName = keyof Questions;

/** Messages from the page to the catalogue's worker. */
export type ToCatalogue =
  /** Asks for the stored catalogue in a language: now, and again whenever it changes. */
  | { readonly type: "load"; readonly language: string }
  /** The answer to `may-go-on`. */
  | { readonly type: "go-on"; readonly yes: boolean }
  | { [Name in QuestionName]: { readonly type: "ask"; readonly ask: number; readonly name: Name; readonly data: Questions[Name]["data"] } }[QuestionName];

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
  /** The answer to the question with this number; undefined too when it failed. */
  | { readonly type: "answer"; readonly ask: number; readonly answer: unknown }
  | { readonly type: "may-go-on" }
  | { readonly type: "fault" };
