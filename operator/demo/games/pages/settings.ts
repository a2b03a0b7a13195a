/** What a page is told about itself: the server writes it into the page, the page's own code reads it. */
export interface PageSettings {
  readonly game: "slot" | "crash" | "roulette" | "sports";
  /** The catalogue's own name of the game. */
  readonly title: string;
  readonly reference: string;
  /** A sports page that begins with what is being played. */
  readonly live: boolean;
  /** Played with page money. */
  readonly demo: boolean;
  readonly currency: string;
  readonly minStake: string;
  readonly maxStake: string;
  /** Stakes are whole multiples of it. */
  readonly step: string;
  /** The site's, which the page speaks to and believes. */
  readonly origin: string;
  /** What comes back of the stakes in the long run, 0 to 1. */
  readonly rtp: number;
  readonly language: "tr" | "en";
}
