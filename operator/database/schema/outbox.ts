import type { ColumnType, Generated } from "kysely";
import type { Moment } from "./columns.ts";

/** An e-mail or a text message to a player. */
export interface OutboxTable {
  id: ColumnType<string, never, never>;
  channel: "email" | "sms";
  /** An e-mail address or a phone number. */
  recipient: string;
  subject: string | null;
  /** Null once the message is sent or given up. */
  body: string | null;
  /** A path of the site that the message links to. */
  path: string | null;
  created_at: Moment;
  expires_at: Moment;
  attempts: Generated<number>;
  /** The earliest time of the next attempt. Null if there will be none. */
  send_after: Moment | null;
  sent_at: Moment | null;
  /** Why the last attempt failed, without anything that the message says. */
  failure: string | null;
}

export interface OutboxTables {
  outbox: OutboxTable;
}
