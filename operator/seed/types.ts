/**
 * The shape of the demo data: what `operator/seed/` makes, deterministically, and the operator's
 * migrations load into its tables once. Texts that players read exist in Turkish and English.
 */
export interface Localised {
  readonly tr: string;
  readonly en: string;
}

export interface SeedProvider {
  readonly id: number;
  readonly name: string;
  /** Root-relative address of the logo, drawn by `operator/art`. */
  readonly logo: string;
  /** Of a live provider: 2 when players whose rid is 20 see it too; 1 unless said otherwise. */
  readonly status?: 1 | 2;
}

export interface SeedCategory {
  readonly id: number;
  readonly name: Localised;
  /** Name of an icon of the front end's icon set. */
  readonly icon: string;
}

export interface SeedGame {
  readonly id: number;
  readonly name: string;
  readonly providerId: number;
  readonly categoryIds: readonly number[];
  readonly type: "slot" | "table" | "jackpot" | "instant" | "crash" | "bingo";
  /** Return to player in percent, such as 96.21. */
  readonly rtp: number;
  readonly volatility: "low" | "medium" | "high";
  readonly minBet: string;
  readonly maxBet: string;
  readonly jackpot?: string;
  readonly badges: readonly ("new" | "hot" | "exclusive" | "jackpot")[];
  readonly hasDemo: boolean;
  /** ISO 8601 with offset. */
  readonly releasedAt: string;
  /** Dense rank by popularity, from 0, without gaps. */
  readonly popularity: number;
}

export interface SeedTable {
  readonly id: number;
  readonly name: string;
  readonly providerId: number;
  readonly categoryIds: readonly number[];
  readonly type: "roulette" | "blackjack" | "poker" | "baccarat" | "show";
  readonly dealer?: string;
  readonly minBet: string;
  readonly maxBet: string;
  readonly open: boolean;
  readonly seats?: number;
  readonly openingHours?: string;
}

export interface SeedCatalogue {
  readonly providers: readonly SeedProvider[];
  readonly categories: readonly SeedCategory[];
  readonly games: readonly SeedGame[];
  readonly liveProviders: readonly SeedProvider[];
  readonly liveCategories: readonly SeedCategory[];
  readonly tables: readonly SeedTable[];
}

/** Days before (negative) or after the moment of seeding, so that the demo never goes stale. */
export type DayOffset = number;

export interface SeedSlider {
  readonly id: number;
  readonly area: "general" | "ic" | "left" | "right";
  readonly place: "sol" | "sag";
  readonly title: Localised;
  readonly subtitle?: Localised;
  readonly image: string;
  readonly imageMobile?: string;
  readonly url?: string;
  readonly active: boolean;
  readonly startDay: DayOffset;
  readonly endDay: DayOffset;
  readonly order: number;
}

export interface SeedPromotion {
  readonly id: number;
  readonly title: Localised;
  readonly summary: Localised;
  readonly html: Localised;
  readonly image: string;
  readonly category?: string;
  readonly active: boolean;
  readonly startDay: DayOffset;
  readonly endDay: DayOffset;
  /** An InfType, the rules page of this promotion. */
  readonly rulesSlug?: string;
}

export interface SeedPopup {
  readonly id: number;
  readonly title: Localised;
  readonly html: Localised;
  readonly image?: string;
  readonly url?: string;
  readonly active: boolean;
}

export interface SeedSpecialDate {
  readonly id: number;
  readonly title: Localised;
  readonly image?: string;
  readonly active: boolean;
  readonly startDay: DayOffset;
  readonly endDay: DayOffset;
}

export interface SeedTournament {
  readonly id: number;
  readonly title: Localised;
  readonly html: Localised;
  readonly image: string;
  readonly startDay: DayOffset;
  readonly endDay: DayOffset;
  readonly prizePool: string;
  readonly currency: "TRY";
  readonly gameIds: readonly number[];
  readonly leaderboard: readonly { rank: number; player: string; points: number; prize?: string }[];
}

export interface SeedMassMessage {
  readonly id: number;
  readonly title: Localised;
  readonly html: Localised;
  readonly createdDay: DayOffset;
}

export interface SeedJackpot {
  readonly id: number;
  readonly name: Localised;
  /** Amount at the moment of seeding, and what it grows by in a minute. */
  readonly amount: string;
  readonly perMinute: string;
  readonly currency: "TRY";
}

export interface SeedLicence {
  readonly id: number;
  readonly name: string;
  readonly number: string;
  readonly url: string;
  readonly logo?: string;
}

/** `getInformation`: a title and HTML, or for two InfTypes a JSON string (contract §2). */
export interface SeedInformation {
  readonly infType: string;
  readonly title: Localised;
  readonly text: Localised;
}

export interface SeedContent {
  readonly sliders: readonly SeedSlider[];
  readonly promotions: readonly SeedPromotion[];
  readonly popups: readonly SeedPopup[];
  readonly specialDates: readonly SeedSpecialDate[];
  readonly tournaments: readonly SeedTournament[];
  readonly massMessages: readonly SeedMassMessage[];
  readonly jackpots: readonly SeedJackpot[];
  readonly licences: readonly SeedLicence[];
  readonly information: readonly SeedInformation[];
}
