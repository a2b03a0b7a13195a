/** What the provider answers about rounds, see operator/provider/rounds/round-view.ts. */
export interface RoundView<Bet = unknown, Outcome = unknown> {
  readonly id: string;
  readonly ticket: string;
  readonly nonce: number;
  readonly bet: Bet;
  readonly stake: string;
  /** Missing while the round is open; so is the outcome. */
  readonly win?: string;
  readonly outcome?: Outcome;
  readonly elapsed?: number;
}

export interface RecentRound extends RoundView {
  readonly hash: string;
  readonly clientSeed: string;
  /** Revealed once it is no longer in use. */
  readonly serverSeed?: string;
}

export interface SeatView {
  readonly balance: string;
  readonly seed: {
    /** Of the server seed in use, and of the one that takes its place when the player changes the seed. */
    readonly hash: string;
    readonly nextHash: string;
    readonly clientSeed: string;
    readonly nextNonce: number;
  };
  readonly open?: RoundView;
  readonly recent: readonly RecentRound[];
}

export interface RoundAnswer<Outcome> {
  readonly round: RoundView<unknown, Outcome>;
  readonly balance: string;
}
