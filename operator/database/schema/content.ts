import type { ColumnType } from "kysely";
import type { Localised } from "../../lib/language.ts";
import type { Id, Json, Moment, Money } from "./columns.ts";

export interface SliderTable {
  id: Id;
  area: string;
  place: string;
  title: Json<Localised>;
  subtitle: Json<Localised> | null;
  image: string;
  image_mobile: string | null;
  url: string | null;
  active: boolean;
  starts_at: Moment;
  ends_at: Moment;
  position: number;
}

export interface PromotionTable {
  id: Id;
  title: Json<Localised>;
  summary: Json<Localised>;
  html: Json<Localised>;
  image: string;
  category: string | null;
  active: boolean;
  starts_at: Moment;
  ends_at: Moment;
  rules_slug: string | null;
}

export interface PopupTable {
  id: Id;
  title: Json<Localised>;
  html: Json<Localised>;
  image: string | null;
  url: string | null;
  active: boolean;
}

export interface SpecialDateTable {
  id: Id;
  title: Json<Localised>;
  image: string | null;
  active: boolean;
  starts_at: Moment;
  ends_at: Moment;
}

export interface LeaderboardRow {
  rank: number;
  player: string;
  points: number;
  prize?: string;
}

export interface TournamentTable {
  id: Id;
  title: Json<Localised>;
  html: Json<Localised>;
  image: string;
  starts_at: Moment;
  ends_at: Moment;
  prize_pool: Money;
  currency: string;
  game_ids: Json<readonly number[]>;
  leaderboard: Json<readonly LeaderboardRow[]>;
}

export interface MassMessageTable {
  id: ColumnType<string, number | string | undefined, never>;
  title: Json<Localised>;
  html: Json<Localised>;
  created_at: Moment;
}

export interface JackpotTable {
  id: Id;
  name: Json<Localised>;
  /** The amount at `counted_from`, and its growth per minute. */
  amount: Money;
  per_minute: Money;
  currency: string;
  counted_from: Moment;
}

export interface LicenceTable {
  id: Id;
  name: string;
  number: string;
  url: string;
  logo: string | null;
}

export interface InformationTable {
  inf_type: string;
  title: Json<Localised>;
  text: Json<Localised>;
}

export interface ContentTables {
  slider: SliderTable;
  promotion: PromotionTable;
  popup: PopupTable;
  special_date: SpecialDateTable;
  tournament: TournamentTable;
  mass_message: MassMessageTable;
  jackpot: JackpotTable;
  licence: LicenceTable;
  information: InformationTable;
}
