import type { popupAudiences } from "../src/contract/cms-items.ts";
import type { Localised } from "../operator/lib/language.ts";

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
  readonly audience?: (typeof popupAudiences)[number];
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
