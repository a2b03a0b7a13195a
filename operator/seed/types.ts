/**
 * The demo data that `operator/seed/` generates and the operator loads into its tables once. Texts for players exist
 * in Turkish and English.
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
  /** For live providers: 2 when players with `rid` 20 see it too, otherwise 1. */
  readonly status?: 1 | 2;
}

export interface SeedCategory {
  readonly id: number;
  readonly name: Localised;
  /** The name of an icon in the front end. */
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
  /** Consecutive rank by popularity, from 0. */
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

/** Days before (negative) or after the moment of seeding, so that the demo stays current. */
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
  /** The InfType of this promotion's rules page. */
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
  /** The amount at the moment of seeding, and its growth per minute. */
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

/** A page for `getInformation`: a title and HTML, or JSON for two InfTypes (contract.md, cmscontroller/getInformation). */
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
