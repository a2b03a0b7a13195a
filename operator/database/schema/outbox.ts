import type { ColumnType } from "kysely";
import type { Moment } from "./columns.ts";

/** An e-mail or a text message to a player. */
export interface OutboxTable {
  id: ColumnType<string, never, never>;
  channel: "email" | "sms";
  /** An e-mail address or a phone number. */
  recipient: string;
  subject: string | null;
  body: string;
  /** A path of the site that the message links to. */
  path: string | null;
  created_at: Moment;
}

export interface OutboxTables {
  outbox: OutboxTable;
}
