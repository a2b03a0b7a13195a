import type { ColumnType, Generated } from "kysely";
import type { PushMessage } from "../../../src/contract/push.ts";
import type { Localised } from "../../lib/language.ts";
import type { Json, Moment } from "./columns.ts";

type NewId = ColumnType<string, never, never>;

/** A browser that takes push messages for a player. */
export interface PushSubscriptionTable {
  id: NewId;
  /** The address at the push service. */
  endpoint: string;
  player_id: string;
  /** The session that subscribed. Null once it has expired and is forgotten. */
  session_id: string | null;
  /** The browser's public key, base64url. */
  p256dh: string;
  /** The secret that the browser shares with the operator, base64url. */
  auth: string;
  /** The kinds of messages wanted. Null: all that the player opted into. */
  topics: ColumnType<readonly string[] | null, string | null, string | null>;
  language: "tr" | "en";
  /** The site on which the browser subscribed. */
  site_origin: string;
  created_at: Moment;
}

export interface PushMessageTable {
  id: NewId;
  kind: PushMessage["kind"];
  title: Json<Localised>;
  body: Json<Localised>;
  /** A path of the site. */
  url: string;
  tag: string | null;
  created_at: Moment;
}

/** A message that has not been delivered to a browser yet. */
export interface PushDeliveryTable {
  id: NewId;
  message_id: string;
  subscription_id: string;
  failures: Generated<number>;
  /** The earliest time of the next attempt. */
  send_after: Moment;
}

/** A tournament whose start has been announced. */
export interface AnnouncedTournamentTable {
  tournament_id: string;
}

export interface PushTables {
  announced_tournament: AnnouncedTournamentTable;
  push_subscription: PushSubscriptionTable;
  push_message: PushMessageTable;
  push_delivery: PushDeliveryTable;
}
