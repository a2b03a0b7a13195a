/** The provider's answers about sports, see operator/provider/sports-board.ts. */
export type Pick = "home" | "draw" | "away" | "over" | "under";

export interface MatchView {
  readonly id: string;
  readonly league: string;
  readonly home: string;
  readonly away: string;
  readonly startsAt: string;
  /** Missing before kick-off. */
  readonly minute?: number;
  readonly score?: { readonly home: number; readonly away: number };
  readonly odds: Readonly<Partial<Record<Pick, string>>>;
}

export interface CouponView {
  readonly id: string;
  readonly placedAt: string;
  readonly stake: string;
  readonly possibleWin: string;
  readonly win?: string;
  readonly odds: number;
  readonly state: "open" | "won" | "lost" | "void";
  readonly selections: readonly {
    readonly event: string;
    readonly market: string;
    readonly pick: string;
    readonly odds: number;
    readonly result?: string;
  }[];
}

export interface SportsView {
  readonly balance: string;
  readonly now: string;
  readonly matches: readonly MatchView[];
  readonly coupons: readonly CouponView[];
  readonly seed: {
    readonly day: string;
    readonly hash: string;
    readonly revealed?: { readonly day: string; readonly secret: string };
  };
}

/** The picks of each market in the order of their buttons. */
export const marketPicks = {
  result: ["home", "draw", "away"],
  goals: ["under", "over"],
} as const satisfies Record<string, readonly Pick[]>;
export type Market = keyof typeof marketPicks;
