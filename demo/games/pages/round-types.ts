/** The provider's answers about rounds, see operator/provider/rounds.ts. */
export interface RoundView<Bet = unknown, Outcome = unknown> {
  readonly id: string;
  readonly ticket: string;
  readonly nonce: number;
  readonly bet: Bet;
  readonly stake: string;
  /** Missing while the round is open, like the outcome. */
  readonly win?: string;
  readonly outcome?: Outcome;
  readonly elapsedMs?: number;
}

export interface RecentRound extends RoundView {
  readonly hash: string;
  readonly clientSeed: string;
  /** Revealed once it has been replaced. */
  readonly serverSeed?: string;
}

export interface SeatView {
  readonly balance: string;
  readonly seed: {
    /** The hashes of the current server seed and of the next one. */
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
