import type turkish from "../texts.tr.json";

/** The name of a text of the game pages. */
export type TextName = keyof typeof turkish;

/** The settings of a page. The server writes them into the page, and the page's code reads them. */
export interface PageSettings {
  readonly game: "slot" | "crash" | "roulette" | "sports";
  /** The game's name in the catalogue. */
  readonly title: string;
  readonly reference: string;
  /** A sports page that first shows matches in play. */
  readonly live: boolean;
  /** Played with play money. */
  readonly demo: boolean;
  readonly currency: string;
  readonly minStake: string;
  readonly maxStake: string;
  /** Stakes must be multiples of it. */
  readonly step: string;
  /** The site's origin, the only one that the page exchanges messages with. */
  readonly origin: string;
  /** The return to player, 0 to 1. */
  readonly rtp: number;
  readonly language: "tr" | "en";
  /** In that language. `{name}` is a placeholder. */
  readonly texts: Readonly<Record<TextName, string>>;
}
